import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../../scripts/ports.mjs";

const root = resolve(import.meta.dirname, "../..");

// One after the other, on one store: making it takes longer than all the rest of a start.
test.describe.configure({ mode: "default" });
let data: string;
test.beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), "plaudit-start-"));
});
test.afterAll(() => rmSync(data, { recursive: true, force: true }));

/** `npm start` in a process group of its own, started by a shell's command. */
async function begin(command: string) {
  const port = await freePort();
  const child = spawn("sh", ["-c", command], {
    cwd: root,
    detached: true,
    stdio: ["pipe", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "silent", PORT: `${port}`, PLAUDIT_DATA: data },
  });
  const answers = () =>
    new Promise<boolean>((done) => {
      const socket = connect(port, "127.0.0.1", () => done(true));
      socket.once("error", () => done(false)).once("connect", () => socket.destroy());
    });
  await expect.poll(answers, { timeout: 60_000 }).toBe(true);
  return {
    child,
    answers,
    /** Neither port nor data are held any more. */
    async ended() {
      await expect.poll(answers, { timeout: 30_000 }).toBe(false);
      await expect.poll(() => existsSync(join(data, "lock")), { timeout: 30_000 }).toBe(false);
    },
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
  for (const signal of signals)
    test(`npm start ends with ${who} by ${signal}`, async () => {
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
