import { expect, test } from "vitest";
import { unroutedReferences } from "../src/testing/check-statements.ts";

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
