import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { freePort } from "../../../scripts/ports.mjs";
import { nodeArgs, nodeEnv } from "../src/testing/node-args.ts";

const data = mkdtempSync(join(tmpdir(), "plaudit-process-"));
const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(data, { recursive: true, force: true });
});

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [...nodeArgs, join(import.meta.dirname, "../src/main.ts")], {
    env: { ...nodeEnv, PLAUDIT_DATA: data, LOG_LEVEL: "silent", NODE_ENV: "production", ...env },
  });
  running.push(child);
  let output = "";
  const { stdout, stderr } = child;
  for (const stream of [stdout, stderr])
    stream.on("data", (text) => {
      output += text;
    });
  const ended = once(child, "exit").then(([code]) => ({ code, output }));
  const ready = new Promise<void>((resolve, reject) => {
    stdout.on("data", () => output.includes("ready") && resolve());
    void ended.then(() => reject(new Error(output)));
  });
  ready.catch(() => undefined);
  return { child, ended, ready };
}

const somePort = async () => String(await freePort());

test("one process locks the folder, a second one is refused, and the lock is released at the end", async () => {
  const PORT = await somePort();
  const first = run({ PORT });
  await first.ready;
  expect((await fetch(`http://127.0.0.1:${PORT}/api/readyz`)).status).toBe(200);
  const second = await run({ PORT: await somePort() }).ended;
  expect(second).toEqual({
    code: 1,
    output: expect.stringMatching(/^Another Plaudit \(process \d+\) is using the data folder [^\n]+\n$/),
  });
  first.child.kill("SIGTERM");
  expect((await first.ended).code).toBe(0);
  expect(() => readFileSync(join(data, "lock"))).toThrow("ENOENT");
  const another = createServer().listen(Number(PORT), "127.0.0.1");
  await once(another, "listening");
  const third = await run({ PORT }).ended;
  another.close();
  expect(third).toEqual({ code: 1, output: expect.stringMatching(/^Port \d+ is taken [^\n]+\n$/) });
  expect(() => readFileSync(join(data, "lock"))).toThrow("ENOENT");
});

test("a lock that a killed process left is no obstacle, and what it had stays", async () => {
  const first = run({ PORT: await somePort() });
  await first.ready;
  first.child.kill("SIGKILL");
  await first.ended;
  const second = run({ PORT: await somePort() });
  await second.ready;
  second.child.kill("SIGINT");
  expect((await second.ended).code).toBe(0);
});

test("a wrong setting is reported by its name", async () => {
  expect(await run({ PORT: "many" }).ended).toEqual({
    code: 1,
    output: "The environment is not right.\nPORT: a whole number\n",
  });
});
