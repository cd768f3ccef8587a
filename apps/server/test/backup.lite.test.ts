import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { truncate, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { freePort } from "../../../scripts/ports.mjs";
import { migrationHashes } from "../src/db/migrate.ts";
import { nodeArgs, nodeEnv } from "../src/testing/node-args.ts";

const folder = mkdtempSync(join(tmpdir(), "plaudit-backup-"));
const [data, empty, file] = ["data", "empty", "store.backup"].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

function node(script: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [...nodeArgs, join(import.meta.dirname, "../src", script), ...args], {
    env: { ...nodeEnv, LOG_LEVEL: "silent", NODE_ENV: "production", ...env },
  });
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part) => {
      output += part;
    });
  const ended = once(child, "close").then(([code]) => {
    running.delete(child);
    return { code: code as number, output };
  });
  return { child, ended, output: () => output };
}
const command = (script: string, args: string[], at: string) => node(script, args, { PLAUDIT_DATA: at }).ended;
const backup = (to: string, from = data) => command("operator/store-cli.ts", ["backup", to], from);
const restore = (to: string, from = file, ...more: string[]) =>
  command("operator/store-cli.ts", ["restore", from, ...more], to);

/** A Plaudit on that folder, and how to ask it as somebody of the tenant. */
async function product(at: string) {
  const PORT = String(await freePort());
  const { child, ended, output } = node("main.ts", [], { PORT, PLAUDIT_DATA: at });
  await Promise.race([
    new Promise<void>((ready) => child.stdout.on("data", () => output().includes("ready") && ready())),
    ended.then(() => Promise.reject(new Error(output()))),
  ]);
  return {
    async ask(call: string, token?: string, body?: object) {
      const [method, path] = call.split(" ");
      const headers = {
        host: `acme.localhost:${PORT}`,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { "content-type": "application/json", "idempotency-key": randomUUID() }),
      };
      const sent = request({ host: "127.0.0.1", port: PORT, path: `/api${path}`, method, headers });
      sent.end(body && JSON.stringify(body));
      const [response] = await once(sent, "response");
      const output = await text(response);
      return { status: response.statusCode as number, body: output ? JSON.parse(output) : null };
    },
    async stop() {
      child.kill("SIGTERM");
      expect((await ended).code).toBe(0);
    },
  };
}
type Product = Awaited<ReturnType<typeof product>>;

async function administrator({ ask }: Product): Promise<string> {
  const order = ["--slug", "acme", "--name", "Acme", "--admin-email", "ada@acme.test", "--features", "points"];
  const { output } = await command("operator/operate-cli.ts", ["create", ...order, "--monthly-points", "250"], data);
  const token = new URL(/http\S+/.exec(output.split("\n").at(-2) ?? "")?.[0] ?? "").searchParams.get("token");
  const person = { firstName: "Ada", lastName: "Lee", password: "an engine of analysis" };
  const { body: entrance } = await ask("POST /identity/invitations/accept", undefined, { token, ...person });
  return (await ask(`GET /identity/tenants/accessToken?state=${entrance.state}&confirmed=true`)).body.token;
}

/** How many entries the ledger in that folder has; every one of them was replayed. */
async function entries(at: string) {
  const { code, output } = await command("domains/points/verify.ts", [], at);
  expect(code).toBe(0);
  return Number(/^acme: balances, (\d+) entries/.exec(output)?.[1]);
}

test("a store is backed up while people go on, and is in another folder what it was", {
  timeout: 240_000,
}, async () => {
  const first = await product(data);
  const ada = await administrator(first);
  const { body: bob } = await first.ask("POST /identity/tenantMembers", ada, { firstName: "Bob", lastName: "Roy" });
  const picture = join("files", randomUUID(), "k", "face.webp");
  mkdirSync(dirname(join(data, picture)), { recursive: true });
  await writeFile(join(data, picture), "a picture");
  const thank = async (amount: number) => {
    const message = "Thank you";
    const sendTo = [{ type: "tenantMember", id: bob.id }];
    const sent = { status: "published", message, amount, sendTo, qualityIds: [], tenantWide: true };
    return (await first.ask("POST /recognition/recognitions", ada, sent)) as { status: number; body: { id: string } };
  };
  await expect.poll(async () => (await thank(5)).status, { timeout: 30_000, interval: 250 }).toBe(200);

  const acknowledged: string[] = [];
  let going = true;
  const sender = (async () => {
    for (let count = 0; going; count += 1) {
      const { status, body } = await thank(count % 5 === 0 ? 1 : 0);
      expect(status).toBe(200);
      acknowledged.push(body.id);
      await sleep(50);
    }
  })();
  await expect.poll(() => acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(5);
  const before = acknowledged.length;
  expect(await backup(file)).toEqual({ code: 0, output: expect.stringMatching(/MB\nKeep it .*secret is in it\.\n$/) });
  const after = acknowledged.length;
  await expect.poll(() => acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(after + 5);
  going = false;
  await sender;
  expect(after).toBeGreaterThan(before);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await backup(file)).output).toMatch(/is there already: name another file\.\n$/);
  expect(readdirSync(data)).not.toContain("snapshot");
  expect((await restore(data)).output).toMatch(/^Another Plaudit \(process \d+\) is using the data folder/);

  expect(await restore(empty)).toEqual({ code: 0, output: expect.stringMatching(/ is as it was at 20\S+Z\.\n$/) });
  expect(readFileSync(join(empty, picture), "utf8")).toBe("a picture");
  expect(readFileSync(join(empty, "secret"))).toEqual(readFileSync(join(data, "secret")));
  expect(readdirSync(join(empty, "mail"))).toEqual(expect.arrayContaining([expect.stringMatching(/\.eml$/)]));
  const written = await entries(empty);
  expect(written).toBeGreaterThan(0);
  const second = await product(empty);
  const there = async (id: string | undefined) => (await second.ask(`GET /recognition/recognitions/${id}`, ada)).status;
  expect(await Promise.all(acknowledged.slice(0, before).map(there))).toEqual(Array(before).fill(200));
  expect(await there(acknowledged.at(-1))).toBe(404);
  await second.stop();
  await first.stop();

  const stopped = join(folder, "stopped.backup");
  expect((await backup(stopped)).code).toBe(0);
  expect((await restore(empty, stopped)).output).toMatch(/^There is a store in .*--force to replace it\.\n$/);
  expect((await restore(empty, stopped, "--force")).code).toBe(0);
  expect(await entries(empty)).toBeGreaterThan(written);
});

test("what cannot be restored is refused in a sentence, and nothing is left behind", { timeout: 120_000 }, async () => {
  const target = join(folder, "refused");
  const odd = join(folder, "odd.backup");
  const refused = async (sentence: RegExp) => {
    expect(await restore(target, odd)).toEqual({ code: 1, output: expect.stringMatching(sentence) });
    expect(existsSync(target) ? readdirSync(target) : []).toEqual([]);
  };
  /** The same file, one text at its start replaced by another of the same length. */
  const forge = async (from: string, to: string) => {
    const bytes = gunzipSync(readFileSync(file));
    const at = bytes.indexOf(from);
    expect([at > 0, from.length]).toEqual([true, to.length]);
    bytes.write(to, at);
    await writeFile(odd, gzipSync(bytes, { level: 1 }));
  };
  const [tag = "", hash = ""] = migrationHashes().entries().next().value ?? [];
  await refused(/^There is no file /);
  await forge('"format": 1', '"format": 2');
  await refused(/^This file was made by a newer version of Plaudit/);
  await forge(`"${tag}"`, `"9${tag.slice(1)}"`);
  await refused(/^This file is of a newer version of Plaudit \(.*schema 9/);
  await forge(hash, "0".repeat(hash.length));
  await refused(/^This file is of another state of schema /);
  copyFileSync(file, odd);
  await truncate(odd, statSync(file).size - 1000);
  await refused(/is damaged or incomplete/);
  await writeFile(odd, "no archive at all");
  await refused(/is no backup of Plaudit\.\n$/);
});
