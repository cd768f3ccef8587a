import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "../../../scripts/ports.mjs";

const watching = resolve(import.meta.dirname, "../../../scripts/end-with-starter.mjs");

/** A package whose `npm start` is as ours in how it ends, and nothing else; the journeys start and end all of it. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "plaudit-start-"));
  const manifest = { name: "started", private: true, type: "module", scripts: { start: "node start.mjs" } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  const program = `import ${JSON.stringify(watching)};
import { createServer } from "node:net";
createServer().listen(Number(process.env.PORT), "127.0.0.1");`;
  writeFileSync(join(folder, "start.mjs"), program);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `npm start` in a process group of its own, started by a shell's command. */
async function begin(command: string) {
  const port = await freePort();
  const child = spawn("sh", ["-c", command], {
    cwd: folder,
    detached: true,
    stdio: ["pipe", "ignore", "inherit"],
    env: { ...process.env, PORT: `${port}` },
  });
  const answers = () =>
    new Promise<boolean>((done) => {
      const socket = connect(port, "127.0.0.1", () => done(true));
      socket.once("error", () => done(false)).once("connect", () => socket.destroy());
    });
  const until = (wanted: boolean) =>
    vi.waitFor(async () => expect(await answers()).toBe(wanted), { timeout: 30_000, interval: 50 });
  await until(true);
  return {
    child,
    answers,
    ended: () => until(false),
    clear() {
      try {
        process.kill(-(child.pid ?? 0), "SIGKILL");
      } catch {
        // All of them have ended, as they should.
      }
    },
  };
}
const one = ({ pid = 0 }: ChildProcess) => pid;
const group = ({ pid = 0 }: ChildProcess) => -pid;

// The shell becomes npm itself, or stays and waits for it; a terminal signals all of them.
for (const [who, command, whom, signals] of [
  ["npm", "exec npm start", one, ["SIGTERM", "SIGHUP", "SIGKILL"]],
  ["the shell that waits for npm", "npm start; true", one, ["SIGTERM", "SIGHUP", "SIGKILL"]],
  ["its terminal", "npm start; true", group, ["SIGINT", "SIGHUP"]],
] as const)
  test.each(signals)(`npm start ends with ${who} by %s`, async (signal) => {
    const started = await begin(command);
    try {
      process.kill(whom(started.child), signal);
      await started.ended();
    } finally {
      started.clear();
    }
  });

test("npm start goes on when the shell that sent it to the background is done", async () => {
  const started = await begin("npm start & sleep 1");
  try {
    if (started.child.exitCode === null) await once(started.child, "exit");
    // Longer than it takes to notice that the parent has ended.
    for (let looks = 0; looks < 8; looks += 1) {
      await new Promise((done) => setTimeout(done, 250));
      expect(await started.answers()).toBe(true);
    }
  } finally {
    started.clear();
  }
});
