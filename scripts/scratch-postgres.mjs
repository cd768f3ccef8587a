// A Postgres cluster of its own on loopback, from Debian's package, gone when it is stopped.
// node scripts/scratch-postgres.mjs runs one until Ctrl-C and prints its URL.
import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./ports.mjs";
import { ensureProgram } from "./setup.mjs";

function newestBin() {
  const base = "/usr/lib/postgresql";
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(base, version, "bin")).find((bin) => existsSync(join(bin, "initdb")));
}

export const ensurePostgres = () => ensureProgram(newestBin, "postgresql");

/** Postgres refuses to run as root: then Debian's own user runs it. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" })));
  return { uid, gid };
}

const tuned = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
  shared_buffers: "128MB",
};

export async function startScratchPostgres(settings = {}) {
  ensurePostgres();
  const bin = newestBin();
  const who = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "plaudit-postgres-"));
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, "data");
  const password = crypto.randomUUID();
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password);
  if (who.uid !== undefined) chownSync(passwordFile, who.uid, who.gid);
  const quiet = { ...who, cwd: folder, stdio: ["ignore", "ignore", "inherit"] };
  const init = [
    "-D",
    data,
    "-U",
    "owner",
    "-A",
    "scram-sha-256",
    "--pwfile",
    passwordFile,
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
    "-N",
  ];
  execFileSync(join(bin, "initdb"), init, quiet);
  const port = await freePort();
  const options = Object.entries({ ...tuned, ...settings, port: String(port) });
  const args = ["-D", data, ...options.flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  const url = `postgres://owner:${password}@127.0.0.1:${port}/postgres`;
  let server;
  let ended;
  const end = async (signal) => {
    server.kill(signal);
    await ended;
  };
  const stop = async () => {
    await end("SIGINT");
    rmSync(folder, { recursive: true, force: true });
  };
  async function start() {
    let output = "";
    server = spawn(join(bin, "postgres"), args, { ...who, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
    server.stderr.on("data", (text) => {
      output = `${output}${text}`.slice(-4000);
    });
    ended = new Promise((done) => server.once("exit", done));
    for (let waited = 0; !output.includes("ready to accept connections"); waited += 1) {
      if (server.exitCode !== null || waited > 300) {
        await stop();
        throw new Error(`Postgres did not start:\n${output}`);
      }
      await sleep(100);
    }
  }
  await start();
  return { url, port, pid: server.pid, stop, crash: () => end("SIGQUIT"), restart: start };
}

if (import.meta.main || process.argv[1] === import.meta.filename) {
  const scratch = await startScratchPostgres();
  process.stdout.write(`${scratch.url}\n`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => scratch.stop().then(() => process.exit(0)));
}
