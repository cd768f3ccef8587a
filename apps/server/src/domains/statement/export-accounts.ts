import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { csvDay, csvDownload, csvRow, csvText } from "../../csv.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Download } from "../../download.ts";
import { textsIn } from "../../texts.ts";
import { recordAudit } from "../audit/index.ts";
import { type AccountFilter, give, owners, ownersWhere, spend } from "./account-filter.ts";
import { sumAccounts } from "./list-accounts.ts";

const CHUNK = 10_000;
const FIRST = "00000000-0000-0000-0000-000000000000";

function headIn(language: TenantCtx["actor"]["locale"]): string[] {
  const t = textsIn(language).getFixedT(language, "statement");
  const person = textsIn(language).getFixedT(language, "member");
  return [
    ...(["firstName", "lastName", "email", "department", "country"] as const).map((name) =>
      person(($) => $.column[name]),
    ),
    t(($) => $.toGive),
    t(($) => $.toSpend),
    t(($) => $.export.locked),
  ];
}
const line = (zone: string): SQL =>
  csvRow(
    ...["first_name", "last_name", "email", "department", "country"].map((name) => csvText(sql.raw(`x.${name}`))),
    sql`x.give`,
    sql`x.spend`,
    csvDay(sql`x.locked_at`, zone),
  );

async function stretch(db: TenantDb, filter: AccountFilter, after: string, zone: string) {
  const [found] = await db.rows<{ lines: string | null; last: string | null }>(sql`
    select string_agg(${line(zone)} || E'\\r\\n', '' order by x.id) as lines, max(x.id::text) as last from (
      select m.id, m.first_name, m.last_name, m.email, m.department, m.country, ${give} as give, ${spend} as spend,
        coalesce(r.locked_at, g.locked_at) as locked_at
      from ${owners(db)} where ${ownersWhere(db, filter)} and m.id > ${after}::uuid order by m.id limit ${CHUNK}) x`);
  return found?.last ? { last: found.last, lines: Promise.resolve(found.lines ?? "") } : null;
}

/** One line a member, in the order in which they were added. Recorded: who took it along, and what was in it. */
export async function exportAccounts(ctx: TenantCtx, filter: AccountFilter): Promise<Download> {
  const { actor, again, tenant } = ctx;
  await recordAudit(ctx, {
    action: "pointsAccount.export",
    entityType: "tenant",
    entityId: tenant.id,
    before: null,
    after: {
      ...(await sumAccounts(ctx, filter)),
      search: filter.search,
      teamIds: filter.teamIdIn,
      country: filter.countryIn,
      locked: filter.locked,
      least: filter.least,
      most: filter.most,
    },
  });
  return csvDownload<string>("points.csv", headIn(actor.locale), (after = FIRST) =>
    again((db) => stretch(db, filter, after, tenant.timezone)),
  );
}
