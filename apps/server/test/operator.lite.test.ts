import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { nodeArgs, nodeEnv } from "../src/testing/node-args.ts";

const parent = mkdtempSync(join(tmpdir(), "plaudit-operator-"));
const data = join(parent, "data");
const env = { ...nodeEnv, PLAUDIT_DATA: data, LOG_LEVEL: "silent", NODE_ENV: "production", PORT: "0" };
const node = (file: string, ...args: string[]) =>
  spawn(process.execPath, [...nodeArgs, join(import.meta.dirname, "../src", file), ...args], { env });
const server = { child: undefined as ReturnType<typeof node> | undefined };
afterAll(() => {
  server.child?.kill("SIGKILL");
  rmSync(parent, { recursive: true, force: true });
});

async function command(...args: string[]) {
  const child = node("operator/operate-cli.ts", ...args);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => {
      output += text;
    });
  const code = await new Promise((done) => child.once("exit", done));
  return { code, output };
}
const create = (slug: string) => command("create", "--slug", slug, "--name", slug, "--admin-email", `ada@${slug}.test`);

test("tenants are made on an empty folder, and while the server runs on it", { timeout: 120_000 }, async () => {
  const before = await create("first");
  expect(before).toEqual({ code: 0, output: expect.stringContaining("/invitation?token=") });
  server.child = node("main.ts");
  const { child } = server;
  await new Promise<void>((ready, fail) => {
    child.stdout.on("data", (text) => String(text).includes("ready") && ready());
    child.once("exit", () => fail(new Error("the server ended")));
  });
  expect(statSync(join(data, "operator.sock")).mode & 0o777).toBe(0o600);
  expect(await create("second")).toEqual({ code: 0, output: expect.stringContaining("/invitation?token=") });
  expect(await command("list")).toEqual({ code: 0, output: expect.stringMatching(/^first .*\nsecond .*\n$/) });
  expect(await command("reset", "eve@first.test")).toEqual({ code: 1, output: "Nobody signs in as eve@first.test.\n" });
  expect(await command("dead")).toEqual({ code: 0, output: "0 dead jobs\n" });
  expect(await create("NOT GOOD")).toEqual({ code: 1, output: expect.stringMatching(/^--slug: small letters/) });
  child.kill("SIGTERM");
  await new Promise((done) => child.once("exit", done));
  expect((await command("list")).output).toMatch(/^first .*\nsecond /);
  const mail = readdirSync(join(data, "mail")).map((name) => join("mail", name));
  expect(mail.length).toBeGreaterThan(0);
  for (const name of ["", "db", "mail", "quarantine", "secret", ...mail])
    expect([name, statSync(join(data, name)).mode & 0o077]).toEqual([name, 0]);
});
