import { expect, test } from "vitest";
import { unroutedReferences } from "../src/testing/check-statements.ts";
import { unroutableWrites } from "../src/testing/check-writes.ts";

const tables = new Set(["members", "teams", "links"]);
const faults = async (text: string) => (await unroutedReferences([text], tables)).map((fault) => fault.split(":")[0]);

test.each([
  ["select 1 from members where tenant_id = $1 and id = $2"],
  ["select 1 from members m join teams t on t.tenant_id = $1 and t.id = m.team where m.tenant_id = $1"],
  ["select 1 from members m where $1::uuid = m.tenant_id and (select true from teams where tenant_id = $1 limit 1)"],
  ["with x as (select id from teams where tenant_id = $1) select 1 from x join hosts h on h.id = x.id"],
  ["update members set name = $2 where tenant_id = $1"],
  ["update members m set name = t.name from teams t where m.tenant_id = $1 and t.tenant_id = $1"],
  ["delete from members using teams t where members.tenant_id = $1 and t.tenant_id = $1"],
  ["insert into members (tenant_id, id) values ($1, $2) on conflict do nothing"],
  [
    "select a.id from (select id from members where tenant_id = $1 union all select id from teams where tenant_id = $1) a",
  ],
])("takes %s", async (text) => {
  expect(await faults(text)).toEqual([]);
});

test.each([
  ["select 1 from members", ["members"]],
  ["select 1 from members where id = $1", ["members"]],
  ["select 1 from members m join teams t on t.tenant_id = m.tenant_id where m.tenant_id = $1", ["teams"]],
  [
    "select 1 from members m where m.tenant_id = $1 and exists (select 1 from teams t where t.tenant_id = m.tenant_id)",
    ["teams"],
  ],
  ["select 1 from members where tenant_id = $1 or id = $2", ["members"]],
  ["select 1 from members where tenant_id = current_setting('app.tenant_id')::uuid", ["members"]],
  ["with x as (select id from teams) select 1 from members where tenant_id = $1", ["teams"]],
  ["delete from members where id in (select id from links where tenant_id = $1)", ["members"]],
  ["insert into members (id) values ($1)", ["members"]],
  [
    "select 1 from members m, lateral (select 1 from links l where l.tenant_id = m.tenant_id) x where m.tenant_id = $1",
    ["links"],
  ],
])("refuses %s", async (text, missing) => {
  expect(await faults(text)).toEqual(missing);
});

const refusals = async (text: string) => (await unroutableWrites([text])).map((fault) => fault.split(":")[0]);

test.each([
  ["select app.now() from members where tenant_id = $1"],
  ["insert into members (tenant_id, joined_at) values ($1, app.now())"],
  ["insert into members (tenant_id, name) values ($1, $2) on conflict (tenant_id) do update set name = excluded.name"],
  ["insert into links (tenant_id, id) select m.tenant_id, m.id from members m where m.tenant_id = $1"],
  [
    "insert into links (tenant_id, n) select m.tenant_id, (select max(n) from links where tenant_id = $1) from members m where m.tenant_id = $1",
  ],
  ["update members set joined_at = $2 where tenant_id = $1"],
  ["with gone as (delete from links where tenant_id = $1 returning id) select count(*) from gone"],
])("routes %s", async (text) => {
  expect(await refusals(text)).toEqual([]);
});

test.each([
  ["update members set joined_at = app.now() where tenant_id = $1", "a clock in a write"],
  ["update members set name = $2 where tenant_id = $1 and joined_at < (select app.now())", "a clock in a write"],
  ["delete from members where tenant_id = $1 and joined_at < current_timestamp", "a clock in a write"],
  ["update members set id = gen_random_uuid() where tenant_id = $1", "a clock in a write"],
  [
    "insert into links (tenant_id, at) select m.tenant_id, app.now() from members m where m.tenant_id = $1",
    "a clock in a write",
  ],
  ["insert into links (tenant_id) values ($1) on conflict (tenant_id) do update set at = now()", "a clock in a write"],
  [
    "with x as (update links set at = app.now() where tenant_id = $1 returning id) select 1 from x",
    "a clock in a write",
  ],
  ["update members set tenant_id = $2 where tenant_id = $1", "a row changes its tenant"],
  ["insert into links (tenant_id, n) select $1, max(n) from links where tenant_id = $1", "an INSERT of an aggregate"],
  ["insert into links (tenant_id, n) select $1, x from unnest($2::int[]) x", "an INSERT from a function's rows"],
  ["insert into links (tenant_id, n) select $1, x from (values (1)) v (x)", "an INSERT from VALUES in FROM"],
  [
    "insert into links (tenant_id, n) select tenant_id, n from links where tenant_id = $1 limit 9",
    "an INSERT with LIMIT",
  ],
  [
    "insert into links (tenant_id, n) select tenant_id, row_number() over () from links where tenant_id = $1",
    "an INSERT of a window",
  ],
  [
    "with gone as (delete from teams where tenant_id = $1 returning id) insert into links (tenant_id, n) select $1, id from gone",
    "an INSERT behind other writes",
  ],
])("does not route %s", async (text, fault) => {
  expect(await refusals(text)).toEqual([fault]);
});
