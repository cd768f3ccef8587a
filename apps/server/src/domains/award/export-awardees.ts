import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { CSV_LINES, csvCopied, csvLines, csvPlain, csvTexts, csvTime } from "../../csv-copy.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Download } from "../../download.ts";
import { textsIn } from "../../texts.ts";
import { recordAudit } from "../audit/index.ts";
import { awardeeLines, type Line, NEWEST } from "./awardee-queries.ts";
import { awardTypePolicy } from "./policy.ts";
import { awardTypeRow } from "./type-queries.ts";

async function endOf(db: TenantDb, typeId: string, before: Line): Promise<Line | null> {
  const [found] = await db.rows<Line>(sql`
    select x.published_at, x.award_id, x.member_id from (${awardeeLines(db.tenantId, typeId, before, CSV_LINES)}) x
    order by x.published_at, x.award_id, x.member_id limit 1`);
  return found ?? null;
}

const fields = [
  csvTime(sql`x.published_at`),
  ...csvTexts("x.recipient", "x.email", "x.sender"),
  csvPlain(sql`x.amount`),
];
const linesOf = (db: TenantDb, typeId: string, before: Line, last: Line): SQL =>
  csvLines(
    fields,
    sql`from (
      select x.published_at, trim(m.first_name || ' ' || m.last_name) as recipient, m.email,
        trim(s.first_name || ' ' || s.last_name) as sender, x.amount
      from (${awardeeLines(db.tenantId, typeId, before, CSV_LINES)}) x
      join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = x.member_id
      join tenant_members s on s.tenant_id = ${db.tenantId} and s.id = x.sender_id
      where (x.published_at, x.award_id, x.member_id) >= (${last.published_at}::timestamptz, ${last.award_id}::uuid, ${last.member_id}::uuid)
      order by x.published_at desc, x.award_id desc, x.member_id desc offset 0) x`,
  );

/** Who received awards of a type, the latest first; the lines are written by the database. Recorded: who took it along. What was written stays with those it is for. */
export async function exportAwardees(ctx: TenantCtx, typeId: string): Promise<Download> {
  awardTypePolicy.require(ctx, "view", await awardTypeRow(ctx, typeId));
  const entry = { action: "awardType.export", entityType: "awardType", entityId: typeId } as const;
  await recordAudit(ctx, { ...entry, before: null, after: null });
  const { again, actor, tenant } = ctx;
  const t = textsIn(actor.locale, tenant.pointTerms).getFixedT(actor.locale, "award");
  const head = (["date", "recipient", "email", "sender", "points"] as const).map((name) => t(($) => $.export[name]));
  return csvCopied<Line>(again, {
    name: "award-recipients.csv",
    head,
    zone: tenant.timezone,
    endOf: (db, before = NEWEST) => endOf(db, typeId, before),
    lines: (db, before = NEWEST, last) => linesOf(db, typeId, before, last),
  });
}
