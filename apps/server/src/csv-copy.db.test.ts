import { type SQL, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { csvCopied, csvDay, csvLines, csvPlain, csvText, csvTime } from "./csv-copy.ts";
import type { TenantDb } from "./db/tenant-db.ts";
import type { Download } from "./download.ts";
import { sharedServer, type TestTenant } from "./testing/index.ts";

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await (await sharedServer()).makeTenant();
});
const again = <T>(work: (db: TenantDb) => Promise<T>): Promise<T> => tenant.within(work);

const linesOf = async (statement: SQL) => Buffer.concat(await tenant.within((db) => db.copy(statement))).toString();
const read = async ({ body }: Download) => Buffer.from(await new Response(body).arrayBuffer()).toString();

/** A file of the numbers from 1 to 3, each a stretch of its own. */
const numbers = (line: SQL, asked: number[] = []) =>
  csvCopied<number>(again, {
    ...{ name: "numbers.csv", head: ["n"], zone: "UTC" },
    async endOf(_, after = 0) {
      asked.push(after);
      return after < 3 ? after + 1 : null;
    },
    lines: (_, after = 0, last) =>
      csvLines([csvText(line)], sql`from generate_series(${after}::int + 1, ${last}::int) n order by n`),
  });

test("what people write stays one field of one line, and no formula is left one", async () => {
  const written: [string | null, string][] = [
    ["Ann", '"Ann"'],
    [null, ""],
    ["", ""],
    ['said "hi", and left', '"said ""hi"", and left"'],
    ['"', '""""'],
    ["two\nlines\r\nor three", '"two\nlines\r\nor three"'],
    ["\\.", '"\\."'],
    ["a\\nb\\", '"a\\nb\\"'],
    ["=1+1", `"'=1+1"`],
    ["+1", `"'+1"`],
    ['-"1"', `"'-""1"""`],
    ["@sum", `"'@sum"`],
    ["\tx", `"'\tx"`],
    ["\rx", `"'\rx"`],
    ["7 days", '"7 days"'],
    [" =1", '" =1"'],
    ["شكرا، جزيلا 🎉", '"شكرا، جزيلا 🎉"'],
    ["it's $1 and '' or $2", `"it's $1 and '' or $2"`],
    ["x".repeat(200_000), `"${"x".repeat(200_000)}"`],
  ];
  const texts = sql.param(written.map(([text]) => JSON.stringify(text)));
  const found = await linesOf(
    csvLines(
      [csvPlain(sql`x.n`), csvText(sql`x.text`)],
      sql`from (select n, (one::jsonb #>> '{}') as text from unnest(${texts}::text[]) with ordinality u(one, n)) x order by x.n`,
    ),
  );
  expect(found).toBe(written.map(([, field], n) => `${n + 1},${field}\r\n`).join(""));
});

test("values of every kind arrive as they were meant, also those of a list", async () => {
  const list = sql.param(['a"b', "c,d", "{e}", "f\\g", "it's"]);
  const found = await linesOf(
    csvLines(
      [csvText(sql`array_to_string(${list}::text[], '|')`), csvPlain(sql`${5} + 1`), csvPlain(sql`${null}::text`)],
      sql`from (select ${new Date("2026-02-03T04:05:06.789Z")}::timestamptz as at, ${true}::boolean as holds) x
        where x.holds and x.at = timestamptz '2026-02-03 04:05:06.789+00'`,
    ),
  );
  expect(found).toBe(`"a""b|c,d|{e}|f\\g|it's",6,\r\n`);
});

test("instants are in the file's zone, on both sides of a change of its clocks", async () => {
  const file = csvCopied<true>(again, {
    ...{ name: "times.csv", head: ["at"], zone: "Europe/Berlin" },
    endOf: async (_, after) => (after ? null : true),
    lines: () =>
      csvLines(
        [csvTime(sql`x.at`), csvDay(sql`x.at`), csvText(sql`x.text`)],
        sql`from (values (timestamptz '2026-03-29 00:59:59.999+00', 'a'), ('2026-03-29 01:00+00', 'b'), (null, 'c')) x(at, text)`,
      ),
  });
  expect(await read(file)).toBe(
    '\ufeff"at"\r\n2026-03-29 01:59,2026-03-29,"a"\r\n2026-03-29 03:00,2026-03-29,"b"\r\n,,"c"\r\n',
  );
});

test("stretches follow one another", async () => {
  expect(await read(numbers(sql`'n' || n`))).toBe('\ufeff"n"\r\n"n1"\r\n"n2"\r\n"n3"\r\n');
});

test("a file that cannot be read to its end breaks; it is never a short one", async () => {
  const file = numbers(sql`'n' || 6 / (3 - n)`);
  await expect(read(file)).rejects.toThrow("division by zero");
  expect(await read(numbers(sql`'n' || n`))).toContain('"n3"');
});

test("nothing more is read once its reader has left", async () => {
  const asked: number[] = [];
  const reader = numbers(sql`'n' || n`, asked).body.getReader();
  await reader.read();
  await reader.cancel();
  await again(async () => undefined);
  expect(asked.length).toBeLessThan(3);
});
