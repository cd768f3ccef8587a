import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";

let client: pg.Client;
beforeEach(async () => {
  client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL, pipeline: true } as pg.ClientConfig);
  await client.connect();
});
afterEach(() => client.end());

const ask = (text: string, values: unknown[] = [], name?: string): Promise<pg.QueryResult> =>
  client.query({ text, values, queryMode: "extended", ...(name && { name }) } as pg.QueryConfig);
const settled = async (asked: Promise<pg.QueryResult>[]) =>
  (await Promise.allSettled(asked)).map((one) =>
    one.status === "fulfilled" ? one.value.rows[0] : (one.reason.code ?? one.reason.message),
  );

test("each statement has its own response, whatever leaves with it and after it", async () => {
  const asked: Promise<pg.QueryResult>[] = [];
  for (let n = 0; n < 300; n += 1) {
    if (n % 7 === 0) await new Promise((resolve) => setImmediate(resolve));
    if (n % 5 === 0) await undefined;
    if (n % 11 === 0) asked.push(client.query(`select 1; select ${n} as n`) as Promise<pg.QueryResult>);
    else if (n % 13 === 0) asked.push(ask(""));
    else asked.push(ask("select $1::int as n", [n], n % 2 ? "select_n" : undefined));
  }
  const rows = (await Promise.all(asked)).map((one) => (Array.isArray(one) ? one.at(-1) : one)?.rows[0]);
  expect(rows).toEqual(rows.map((_, n) => (n % 11 !== 0 && n % 13 === 0 ? undefined : { n })));
});

test("a failure in a transaction refuses what was sent behind it, and its COMMIT rolls back", async () => {
  const asked = [ask("begin"), ask("select 1 as n"), ask("select 1 / 0"), ask("select 2 as n"), ask("commit")];
  const behind = settled([ask("select 4 as n")]);
  expect(await settled(asked)).toEqual([undefined, { n: 1 }, "22012", "25P02", undefined]);
  expect((await asked.at(-1))?.command).toBe("ROLLBACK");
  expect(await behind).toEqual([{ n: 4 }]);
  expect(client.getTransactionStatus()).toBe("I");
});

test("a statement that failed may be prepared again under its name", async () => {
  expect(await settled([ask("select 1 / $1::int as n", [0], "x"), ask("select 2 as n")])).toEqual(["22012", { n: 2 }]);
  expect(await settled([ask("select 1 / $1::int as n", [1], "x")])).toEqual([{ n: 1 }]);
});

test("values that cannot be sent fail alone", async () => {
  const asked = settled([
    ask("select 1 as n"),
    ask("select $1", [{ toPostgres: () => 1n + (1 as never) }]),
    ask("select 2 as n"),
  ]);
  expect(await asked).toEqual([{ n: 1 }, expect.stringContaining("BigInt"), { n: 2 }]);
  expect(await settled([ask("select 3 as n")])).toEqual([{ n: 3 }]);
});

test("a connection that is cut fails all that waits for it", async () => {
  client.on("error", () => undefined);
  const asked = settled([ask("select pg_terminate_backend(pg_backend_pid())"), ask("select 1"), ask("select 2")]);
  // Where the connection is gone before all is written, the server's own reason is lost with it.
  const lost = "EPIPE|ECONNRESET|terminated";
  const match = (reasons: string) => expect.stringMatching(new RegExp(reasons));
  expect(await asked).toEqual([match(`57P01|${lost}`), match(lost), match(lost)]);
  expect((await settled([ask("select 1")]))[0]).toMatch(new RegExp(`not queryable|${lost}`));
});
