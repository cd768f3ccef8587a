import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../src/testing/index.ts";
import { recognitionTo } from "../src/testing/recognition-to.ts";

let server: TestServer;
let admin: pg.Client;
let database: string;
beforeAll(async () => {
  server = await testServer({ limited: true });
  const [row] = await server.sql("select current_database() as name");
  database = row.name;
  admin = new pg.Client(process.env.TEST_DATABASE_URL);
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await server.close();
});

const cut = () => admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [database]);
const close = (allowed: boolean) => admin.query(`alter database ${database} allow_connections ${allowed}`);

test("a database that is away is 503 with a time to wait, and its return needs no restart", async () => {
  const member = await (await server.makeTenant()).member();
  const me = () => server.request("GET /identity/tenantMembers/me", { token: member.token });
  expect((await me()).status).toBe(200);
  await close(false);
  await cut();
  const login = { body: { email: "a@b.test", password: "x" } };
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, me),
    server.request("POST /identity/passwords/login", login),
  ]);
  for (const { status, headers, body } of answers) {
    expect([status, body.error]).toEqual([503, "Unavailable"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect((await server.request("GET /readyz")).status).toBe(503);
  await close(true);
  const back = await Promise.all(Array.from({ length: 20 }, me));
  expect(back.map(({ status }) => status)).toEqual(back.map(() => 200));
});

test("connections cut under load are never a 500, and nothing half-done stays", async () => {
  const tenant = await server.makeTenant();
  const [member, recipient] = [await tenant.member(), await tenant.member()];
  let sent = 0;
  const send = () => {
    sent += 1;
    return server.request("POST /recognition/recognitions", {
      token: member.token,
      headers: { "idempotency-key": String(sent) },
      body: recognitionTo(recipient, { message: `Thank you ${sent}` }),
    });
  };
  const statuses: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    const going = Array.from({ length: 12 }, send);
    await sleep(round * 4);
    await cut();
    statuses.push(...(await Promise.all(going)).map(({ status }) => status));
  }
  expect(statuses).toContain(503);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  const [{ whole, jobs }] = await server.sql(
    `select (select count(*) from recognitions r where r.tenant_id = $1 and exists (select 1 from recognition_recipients x
        where x.tenant_id = $1 and x.recognition_id = r.id) and exists (select 1 from timeline_items t
        where t.tenant_id = $1 and t.entity_id = r.id)) as whole,
      (select count(*) from pgboss.job where name = 'recognition.changed' and data->>'tenantId' = $1::text) as jobs`,
    [tenant.id],
  );
  const [{ all }] = await server.sql("select count(*) as all from recognitions where tenant_id = $1", [tenant.id]);
  expect([whole, jobs]).toEqual([all, all]);
  expect(all).toBeGreaterThanOrEqual(statuses.filter((status) => status === 200).length);
});

test("listening resumes with the database, and clients get an event to reload", async () => {
  const member = await (await server.makeTenant()).member();
  const response = await server.fetch("GET /notification/stream", { token: member.token });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  await cut();
  let events = "";
  while (!events.includes("points")) events += (await reader?.read())?.value ?? "";
  expect(events).toContain("timeline");
  await reader?.cancel();
});
