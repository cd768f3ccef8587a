import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { CSV_LINES, csvCopied, csvDay, csvLines, csvPlain, csvTexts } from "../../csv-copy.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Download } from "../../download.ts";
import { textsIn } from "../../texts.ts";
import { recordAudit } from "../audit/index.ts";
import { type AccountFilter, give, owners, ownersWhere, spend } from "./account-filter.ts";
import { sumAccounts } from "./list-accounts.ts";

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
const fields = [
  ...csvTexts("x.first_name", "x.last_name", "x.email", "x.department", "x.country"),
  csvPlain(sql`x.give`),
  csvPlain(sql`x.spend`),
  csvDay(sql`x.locked_at`),
];

async function endOf(db: TenantDb, filter: AccountFilter, after: string): Promise<string | null> {
  const [found] = await db.rows<{ last: string | null }>(sql`
    select max(x.id::text) as last from (
      select m.id from ${owners(db)} where ${ownersWhere(db, filter)} and m.id > ${after}::uuid order by m.id limit ${CSV_LINES}) x`);
  return found?.last ?? null;
}
const linesOf = (db: TenantDb, filter: AccountFilter, after: string, last: string): SQL =>
  csvLines(
    fields,
    sql`from (
      select m.first_name, m.last_name, m.email, m.department, m.country, ${give} as give, ${spend} as spend,
        coalesce(r.locked_at, g.locked_at) as locked_at
      from ${owners(db)} where ${ownersWhere(db, filter)} and m.id > ${after}::uuid and m.id <= ${last}::uuid order by m.id offset 0) x`,
  );

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
  return csvCopied<string>(again, {
    name: "points.csv",
    head: headIn(actor.locale),
    zone: tenant.timezone,
    endOf: (db, after = FIRST) => endOf(db, filter, after),
    lines: (db, after = FIRST, last) => linesOf(db, filter, after, last),
  });
}
