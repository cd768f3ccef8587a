import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { type Running, start } from "../src/start.ts";
import { testSecret } from "../src/testing/store.ts";

const name = `roles_${randomUUID().replaceAll("-", "")}`;
const folder = mkdtempSync(join(tmpdir(), "plaudit-roles-"));
const running: Running[] = [];
let owner: pg.Client;
let url: URL;

const freePort = () =>
  new Promise<string>((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(String(typeof address === "object" ? address?.port : 0)));
    });
  });

async function run(env: Record<string, string>): Promise<void> {
  const common = { DATABASE_URL: url.href, PLAUDIT_SECRET: testSecret, PLAUDIT_DATA: folder };
  running.push(await start(readConfig({ ...common, ...env }), pino({ level: "silent" })));
}

const visit = (port: string, host: string, path: string) =>
  new Promise<IncomingMessage>((answered, failed) => {
    get({ host: "127.0.0.1", port, path, headers: { host } }, (answer) => {
      answer.resume();
      answered(answer);
    }).once("error", failed);
  });

beforeAll(async () => {
  owner = new pg.Client(process.env.TEST_DATABASE_URL);
  await owner.connect();
  await owner.query(`create database ${name}`);
  url = new URL(process.env.TEST_DATABASE_URL ?? "");
  url.pathname = `/${name}`;
});
afterAll(async () => {
  for (const one of running.reverse()) await one.close();
  await owner.query(`drop database ${name} with (force)`);
  await owner.end();
  rmSync(folder, { recursive: true, force: true });
});

test("an edge of its own finds tenants and reaches two processes of the API", async () => {
  const [edge, one, two] = [await freePort(), await freePort(), await freePort()];
  const PUBLIC_URL = `http://localhost:${edge}`;
  const METRICS_PORT = await freePort();
  await run({ ROLE: "web", PORT: one, PUBLIC_URL, METRICS_PORT });
  await run({ ROLE: "web", PORT: two, PUBLIC_URL });
  const API_ORIGIN = `http://127.0.0.1:${one},http://127.0.0.1:${two}`;
  await run({ ROLE: "edge", PORT: edge, PUBLIC_URL, API_ORIGIN });
  const own = new pg.Client(url.href);
  await own.connect();
  await own.query(
    "insert into tenants (id, slug, name, languages, features) values ($1, 'acme', 'Acme', '{en}', '{}')",
    [randomUUID()],
  );
  await own.end();
  const status = async (slug: string, path: string) => (await visit(edge, `${slug}localhost:${edge}`, path)).statusCode;
  for (let round = 0; round < 4; round += 1) {
    expect(await status("acme.", "/api/identity/tenantMembers/me")).toBe(401);
    expect(await status("", "/api/readyz")).toBe(200);
  }
  expect(await status("nobody.", "/api/identity/tenantMembers/me")).toBe(404);
  const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  expect(metrics).toMatch(
    /^plaudit_request_seconds_count\{route="GET \/identity\/tenantMembers\/me",status="401"\} \d+$/m,
  );
  expect(metrics).toMatch(/^plaudit_jobs\{job="notification.fan-out",state="ready"\} 0$/m);
  expect(metrics).toMatch(/^plaudit_database_connections\{state="open"\} [1-9]/m);
});
