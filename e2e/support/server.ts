import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gifPeer } from "@plaudit/server/testing/gif-peer";
import { tangoUrl } from "./tango.ts";

const root = resolve(import.meta.dirname, "../..");
const port = process.env.E2E_PORT ?? "3900";
const logFile = join(tmpdir(), `plaudit-e2e-${port}.log`);

async function ready(child: ChildProcess, seconds: number) {
  for (let tries = 0; tries < seconds * 4; tries++) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}; its log is ${logFile}`);
    const answer = await fetch(`http://localhost:${port}/api/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error(`The server did not become ready; its log is ${logFile}`);
}

/** Killed, npm passes nothing on: the product notices by itself, and leaves neither port nor data held. */
async function end(npm: ChildProcess, data: string) {
  npm.kill("SIGKILL");
  for (let tries = 0; tries < 120; tries++) {
    const answer = await fetch(`http://localhost:${port}/api/readyz`).catch(() => null);
    if (!answer && !existsSync(join(data, "lock"))) return;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error(`What npm start began goes on after npm has ended; its log is ${logFile}`);
}

/** The product as `npm start` serves it, on a port and a data folder of its own, with the demo in it and a service of GIFs. */
export default async function startServer() {
  if (process.env.E2E_SERVER === "running") return;
  const data = mkdtempSync(join(tmpdir(), "plaudit-e2e-"));
  const log = createWriteStream(logFile);
  const gifs = await gifPeer();
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: {
      ...process.env,
      ...{ PORT: port, PLAUDIT_DATA: data, LOG_LEVEL: "warn", TRUSTED_HOPS: "1" },
      ...{ GIF_API_KEY: gifs.key, GIF_API_URL: gifs.origin, GIF_MEDIA_ORIGINS: gifs.origin },
      ...{ TANGO_SANDBOX_URL: tangoUrl, TANGO_PRODUCTION_URL: tangoUrl },
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout.on("data", (chunk: Buffer) => {
    log.write(chunk);
    const link = /(\/tv\/watch\/\S+)/.exec(chunk.toString());
    if (link?.[1]) process.env.E2E_TV_LINK = link[1];
  });
  child.stderr.pipe(log);
  process.env.E2E_DATA = data;
  await ready(child, 180);
  return async () => {
    await end(child, data);
    gifs.close();
    rmSync(data, { recursive: true, force: true });
  };
}
