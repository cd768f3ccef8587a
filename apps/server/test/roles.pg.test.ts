import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { get, type IncomingMessage, request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readConfig } from "../src/config.ts";
import { operate } from "../src/operator/commands.ts";
import { openApp, operatorCtx, type Running, start } from "../src/start.ts";
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

const log = pino({ level: "silent" });
const configOf = (env: Record<string, string>) =>
  readConfig({ DATABASE_URL: url.href, PLAUDIT_SECRET: testSecret, PLAUDIT_DATA: folder, ...env });

async function run(env: Record<string, string>): Promise<void> {
  running.push(await start(configOf(env), log));
}

/** A call of the API as a browser of the tenant `hooli` makes it. */
async function ask(port: string, call: string, { token, body }: { token?: string; body?: object } = {}) {
  const [method, path] = call.split(" ");
  const headers = {
    host: `hooli.localhost:${port}`,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { "content-type": "application/json", "idempotency-key": randomUUID() }),
  };
  const sent = request({ host: "127.0.0.1", port, path: `/api${path}`, method, headers });
  sent.end(body && JSON.stringify(body));
  const answer = await new Promise<IncomingMessage>((answered, failed) => {
    sent.once("response", answered).once("error", failed);
  });
  const output = await text(answer);
  return { status: answer.statusCode, body: output ? JSON.parse(output) : null };
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

/** As the application's own role: the password of each comes from the secret. */
const withoutOwner = () => Object.assign(new URL(url), { username: "app_user", password: "" }).href;

test("web and worker have none of the owner's rights where the migration was run by itself", async () => {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const env = { PORT: port, PUBLIC_URL: `http://localhost:${port}`, DATABASE_URL: withoutOwner() };
  const owned = await openApp(configOf({ ...env, DATABASE_URL: url.href }), log);
  const order = [
    "create",
    "--slug",
    "hooli",
    "--name",
    "Hooli",
    "--admin-email",
    "ada@hooli.test",
    "--features",
    "points",
  ];
  const output = await operate(operatorCtx(configOf(env), owned, log), [...order, "--monthly-points", "250"]);
  await owned.close();
  const others = running.splice(0);
  for (const one of others.reverse()) await one.close();

  await run({ ...env, ROLE: "web", METRICS_PORT: metricsPort });
  await run({ ...env, ROLE: "worker", PORT: "0" });
  const link = new URL(/http\S+token=\S+/.exec(output.join("\n"))?.[0] ?? "");
  const token = link.searchParams.get("token");
  const person = { firstName: "Ada", lastName: "Lee", password: "an engine of analysis" };
  const entrance = await ask(port, "POST /identity/invitations/accept", { body: { token, ...person } });
  expect(entrance).toMatchObject({ status: 200 });
  const state = encodeURIComponent(entrance.body.state);
  const entered = await ask(port, `GET /identity/tenants/accessToken?state=${state}&confirmed=true`);
  const ada = { token: entered.body.token };
  const bob = await ask(port, "POST /identity/tenantMembers", { ...ada, body: { firstName: "Bob", lastName: "Roy" } });
  const sendTo = [{ type: "tenantMember", id: bob.body.id }];
  const recognition = {
    status: "published",
    message: "Thank you",
    amount: 5,
    sendTo,
    qualityIds: [],
    tenantWide: true,
  };
  // The worker gives the newcomer points before there are any to send.
  await vi.waitFor(
    async () => {
      const sent = await ask(port, "POST /recognition/recognitions", { ...ada, body: recognition });
      expect([sent.status, sent.body]).toMatchObject([200, {}]);
    },
    { timeout: 30_000, interval: 250 },
  );
  const mail = join(folder, "mail");
  const mails = () => (existsSync(mail) ? readdirSync(mail).map((file) => readFileSync(join(mail, file), "utf8")) : []);
  await vi.waitFor(() => expect(mails().join()).toContain("ada@hooli.test"), { timeout: 30_000, interval: 250 });
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(/^plaudit_jobs\{job="mail.send",state="ready"\} \d+$/m);
  const { rows } = await owner.query("select distinct usename from pg_stat_activity where datname = $1 order by 1", [
    name,
  ]);
  expect(rows.map(({ usename }) => usename)).toEqual(["app_auth", "app_user", "app_worker"]);
});

test("without the owner a database that is not migrated is refused in a sentence", async () => {
  const fresh = `roles_${randomUUID().replaceAll("-", "")}`;
  await owner.query(`create database ${fresh}`);
  const at = Object.assign(new URL(withoutOwner()), { pathname: `/${fresh}` }).href;
  await expect(openApp(configOf({ DATABASE_URL: at }), log)).rejects.toThrow(/run npm run db:migrate as its owner/);
  await owner.query(`drop database ${fresh} with (force)`);
});

test("settings for the application's connections are not for the owner's", async () => {
  const config = configOf({ DATABASE_APP_OPTIONS: "-c work_mem=5MB" });
  const app = await openApp(config, log);
  try {
    const shown = (role: "app_user" | "app_auth" | "app_worker") =>
      app.database.transact(role, (tx) => tx.query<{ work_mem: string }>({ text: "show work_mem" }));
    for (const role of ["app_user", "app_auth", "app_worker"] as const)
      expect(await shown(role)).toEqual([{ work_mem: "5MB" }]);
    const { rows } = await app.database.backend.asOwner("show work_mem");
    expect(rows).not.toEqual([{ work_mem: "5MB" }]);
  } finally {
    await app.close();
  }
});
