import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { CSV_LINES, csvDownload, csvRow, csvText, csvTime } from "../../csv.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Download } from "../../download.ts";
import { textsIn } from "../../texts.ts";
import { recordAudit } from "../audit/index.ts";
import { awardeeLines, type Line, NEWEST } from "./awardee-queries.ts";
import { awardTypePolicy } from "./policy.ts";
import { awardTypeRow } from "./type-queries.ts";

const named = (alias: string) => csvText(sql`trim(${sql.raw(`${alias}.first_name || ' ' || ${alias}.last_name`)})`);

async function stretchOf(db: TenantDb, typeId: string, before: Line, zone: string) {
  const [found] = await db.rows<{ lines: string | null; last: Line | null; count: number }>(sql`
    select string_agg(${csvRow(csvTime(sql`x.published_at`, zone), named("m"), csvText(sql`m.email`), named("s"), sql`x.amount`)} || E'\\r\\n',
        '' order by x.published_at desc, x.award_id desc, x.member_id desc) as lines,
      (array_agg(jsonb_build_object('award_id', x.award_id, 'member_id', x.member_id, 'published_at', x.published_at)
        order by x.published_at, x.award_id, x.member_id))[1] as last, count(*)::int as count
    from (${awardeeLines(db.tenantId, typeId, before, CSV_LINES)}) x
    join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = x.member_id
    join tenant_members s on s.tenant_id = ${db.tenantId} and s.id = x.sender_id`);
  const last = found?.last && { ...found.last, published_at: new Date(found.last.published_at) };
  return { lines: found?.lines ?? "", last: found?.count === CSV_LINES ? (last ?? null) : null };
}

/** Who received awards of a type, the latest first; the lines are written by the database. Recorded: who took it along. What was written stays with those it is for. */
export async function exportAwardees(ctx: TenantCtx, typeId: string): Promise<Download> {
  awardTypePolicy.require(ctx, "view", await awardTypeRow(ctx, typeId));
  const entry = { action: "awardType.export", entityType: "awardType", entityId: typeId } as const;
  await recordAudit(ctx, { ...entry, before: null, after: null });
  const { again, actor, tenant } = ctx;
  const t = textsIn(actor.locale, tenant.pointTerms).getFixedT(actor.locale, "award");
  const head = (["date", "recipient", "email", "sender", "points"] as const).map((name) => t(($) => $.export[name]));
  let before: Line | null = NEWEST;
  return csvDownload<Line>("award-recipients.csv", head, async () => {
    if (before === null) return null;
    const from: Line = before;
    const { lines, last } = await again((db) => stretchOf(db, typeId, from, tenant.timezone));
    before = last;
    return { last: from, lines: Promise.resolve(lines) };
  });
}
