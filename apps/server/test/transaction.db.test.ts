import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../src/db/id.ts";
import type { TenantDb } from "../src/db/tenant-db.ts";
import { DomainError } from "../src/error.ts";
import { schedules } from "../src/jobs/tables.ts";
import { type TestServer, testServer } from "../src/testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ checkStatements: false });
});
afterAll(() => server.close());

const one = (db: TenantDb) => db.query<{ one: number }>({ text: "select 1 as one" });
const hash = (token: string) => createHash("sha256").update(token).digest();

test("a known session costs no round trip, and neither does the end", async () => {
  const { token } = await (await server.makeTenant()).member();
  const clock = { early: false };
  let db: TenantDb | undefined;
  const work = async (opened: { db: TenantDb }) => {
    ({ db } = opened);
    await Promise.all([one(db), one(db)]);
    db.write({ text: "select 2" });
    db.write({ text: "select 3" });
  };
  const ask = () => server.database.sessions.tenant({ tokenHash: hash(token), clock, work });
  await ask();
  expect(db?.roundTrips).toBe(3);
  await ask();
  expect(db?.roundTrips).toBe(2);
});

test("work that reads the clock first is run again once it is known, and waits for it from then on", async () => {
  const { token } = await (await server.makeTenant()).member();
  const clock = { early: false };
  let runs = 0;
  const ask = () =>
    server.database.sessions.tenant({
      tokenHash: hash(token),
      clock,
      work: async ({ db, now }) => {
        await one(db);
        runs += 1;
        return now;
      },
    });
  await ask();
  expect(await ask()).toBeInstanceOf(Date);
  expect([runs, clock.early]).toEqual([2, true]);
});

test("the first error is reported, and everything is rolled back", async () => {
  const tenant = await server.makeTenant();
  const insert = (key: string) => ({
    text: "insert into recognition_values (tenant_id, id, name, name_key, position) values ($1, gen_random_uuid(), $2, $2, 1)",
    values: [tenant.id, key],
  });
  const count = () =>
    tenant.within((db) =>
      db.query({ text: "select name from recognition_values where tenant_id = $1", values: [tenant.id] }),
    );
  const fail = { text: "select 1 / 0" };
  const attempts: ((db: TenantDb) => Promise<unknown>)[] = [
    async (db) => {
      db.write(insert("a"));
      db.write(fail);
      db.write(insert("b"));
    },
    async (db) => {
      db.write(fail);
      return one(db);
    },
    async (db) => {
      await db.query(insert("c"));
      db.later(db.query(fail));
    },
    async (db) => {
      await db.query(insert("d"));
      await db.query(fail).catch(() => undefined);
    },
  ];
  for (const attempt of attempts) await expect(tenant.within(attempt)).rejects.toMatchObject({ code: "22012" });
  const refused = tenant.within(async (db) => {
    db.write(insert("e"));
    throw new DomainError("Conflict", "exists");
  });
  await expect(refused).rejects.toMatchObject({ key: "exists" });
  expect(await count()).toEqual([]);
  await tenant.within(async (db) => db.write(insert("f")));
  expect(await count()).toEqual([{ name: "f" }]);
});

test("a check that waits for the end fails the whole", async () => {
  const tenant = await server.makeTenant();
  await server.sql(
    "create table late (id int primary key, of int references late deferrable initially deferred); grant all on late to app_user",
  );
  await expect(tenant.within(async (db) => db.write({ text: "insert into late values (1, 2)" }))).rejects.toMatchObject(
    { code: "23503" },
  );
  expect(await server.sql("select * from late")).toEqual([]);
});

test("a transaction opened inside another is refused, and one that is over takes nothing more", async () => {
  const tenant = await server.makeTenant();
  await expect(tenant.within(() => tenant.within(one))).rejects.toThrow("a transaction is open already");
  let kept: TenantDb | undefined;
  await tenant.within(async (db) => {
    kept = db;
  });
  await expect(async () => kept && one(kept)).rejects.toThrow("this transaction is over");
});

test("values come as what they are", async () => {
  const tenant = await server.makeTenant();
  const [row] = await tenant.within((db) =>
    db.query({
      text: "select 9007199254740991::int8 as big, date '2026-11-21' as day, app.now() as now, '{\"a\":1}'::jsonb as json",
    }),
  );
  expect(row).toEqual({ big: 9007199254740991, day: "2026-11-21", now: expect.any(Date), json: { a: 1 } });
  await expect(tenant.within((db) => db.query({ text: "select 9007199254740993::int8 as big" }))).rejects.toThrow(
    RangeError,
  );
});

test("tests move the clock of every transaction", async () => {
  const tenant = await server.makeTenant();
  const { token } = await tenant.member();
  const at = new Date("2030-02-03T04:05:06.789Z");
  server.setClock(at);
  try {
    expect(await tenant.within(async (_, { now }) => now)).toEqual(at);
    expect((await server.request("GET /identity/tenantMembers/me", { token })).status).toBe(401);
  } finally {
    server.setClock(undefined);
  }
  expect((await server.request("GET /identity/tenantMembers/me", { token })).status).toBe(200);
});

test("eighty at once on a few connections each see their own tenant", async () => {
  const members = await Promise.all(Array.from({ length: 8 }, async () => (await server.makeTenant()).member()));
  const answers = await Promise.all(
    Array.from({ length: 80 }, async (_, n) => {
      const member = members[n % members.length];
      const { body } = await server.request("GET /identity/tenantMembers/me", { token: member?.token });
      return body.id === member?.id;
    }),
  );
  expect(answers.every(Boolean)).toBe(true);
});

test("the builder's rows have dates and parsed values, its texts are prepared, and it writes without being awaited", async () => {
  const tenant = await server.makeTenant();
  const id = newId();
  const row = {
    tenantId: tenant.id,
    id,
    job: "a.job",
    data: { some: [1, "two"] },
    nextRunAt: new Date("2026-11-22T10:00:00.123Z"),
  };
  await tenant.within(async (db) => {
    db.write(db.orm.insert(schedules).values(row));
  });
  await tenant.within(async (db) => {
    const mine = and(eq(schedules.tenantId, tenant.id), eq(schedules.id, id));
    const read = () => db.orm.select().from(schedules).where(mine);
    const before = db.roundTrips;
    const [first, second] = await Promise.all([read(), read()]);
    expect(db.roundTrips - before).toBe(1);
    expect(first).toEqual([expect.objectContaining(row)]);
    expect([second, await read()]).toEqual([first, first]);
    const prepared = await db.query<{ statement: string }>({ text: "select statement from pg_prepared_statements" });
    expect(prepared.filter(({ statement }) => statement === read().toSQL().sql)).toHaveLength(1);
  });
});

test("an error of the builder's has no values in its message", async () => {
  const tenant = await server.makeTenant();
  const row = { tenantId: tenant.id, id: newId(), job: "a.job", data: { secret: "hunter2" }, nextRunAt: new Date() };
  const twice = tenant.within(async (db) => {
    await db.orm.insert(schedules).values(row);
    await db.orm.insert(schedules).values(row);
  });
  const error = await twice.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "23505" });
  expect(String(error)).not.toContain("hunter2");
});
