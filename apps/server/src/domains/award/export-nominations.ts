import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { CSV_LINES, csvDownload, csvRow, csvText, csvTime } from "../../csv.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Download } from "../../download.ts";
import { textsIn } from "../../texts.ts";
import { recordAudit } from "../audit/index.ts";
import { LATEST, nominationLines, type Place } from "./nomination-queries.ts";
import { awardTypePolicy } from "./policy.ts";
import { awardTypeRow, namesNominators } from "./type-queries.ts";

/** The last nomination of the stretch behind this one; null where nothing is left. */
async function endOf(db: TenantDb, typeId: string, before: Place): Promise<Place | null> {
  const stretch = nominationLines(db.tenantId, { typeId, before, limit: CSV_LINES });
  const [found] = await db.rows<Place>(sql`
    select n.id, n.created_at from (${stretch}) n order by n.created_at, n.id limit 1`);
  return found ?? null;
}

interface Stretch {
  typeId: string;
  before: Place;
  last: Place;
  zone: string;
  names: boolean;
}
const line = csvRow(
  sql`x.at`,
  ...["nominee", "email", "nominator", "reason"].map((name) => csvText(sql.raw(`x.${name}`))),
);
/** Its rows come in order, each name is put together once: an aggregate that sorts, or a field that asks twice, costs as much as the rest. */
async function linesOf(db: TenantDb, { typeId, before, last, zone, names }: Stretch): Promise<string> {
  const nominator = names ? sql`trim(s.first_name || ' ' || s.last_name)` : sql`''`;
  const [found] = await db.rows<{ lines: string | null }>(sql`
    select string_agg(${line}, E'\\r\\n') || E'\\r\\n' as lines
    from (
      select ${csvTime(sql`n.created_at`, zone)} as at, trim(m.first_name || ' ' || m.last_name) as nominee, m.email, ${nominator} as nominator, n.reason
      from award_nominations n
      join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = n.nominee_id
      join tenant_members s on s.tenant_id = ${db.tenantId} and s.id = n.nominator_id
      where n.tenant_id = ${db.tenantId} and n.type_id = ${typeId}
        and (n.created_at, n.id) < (${before.created_at}::timestamptz, ${before.id}::uuid)
        and (n.created_at, n.id) >= (${last.created_at}::timestamptz, ${last.id}::uuid)
      order by n.created_at desc, n.id desc offset 0) x`);
  return found?.lines ?? "";
}

/** Who nominated whom and why, the latest first; the lines are written by the database. Recorded: who took it along. */
export async function exportNominations(ctx: TenantCtx, typeId: string): Promise<Download> {
  const type = await awardTypeRow(ctx, typeId);
  awardTypePolicy.require(ctx, "view", type);
  const entry = { action: "awardType.exportNominations", entityType: "awardType", entityId: typeId } as const;
  await recordAudit(ctx, { ...entry, before: null, after: null });
  const { again, actor, tenant } = ctx;
  const t = textsIn(actor.locale, tenant.pointTerms).getFixedT(actor.locale, "award");
  const head = (["date", "nominee", "email", "nominator", "reason"] as const).map((name) => t(($) => $.export[name]));
  const names = namesNominators(type);
  return csvDownload<Place>("award-nominations.csv", head, async (before = LATEST) => {
    const last = await again((db) => endOf(db, typeId, before));
    const stretch = last && { typeId, before, last, zone: tenant.timezone, names };
    return stretch && { last, lines: again((db) => linesOf(db, stretch)) };
  });
}
