import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { CSV_LINES, csvCopied, csvLines, csvTexts, csvTime } from "../../csv-copy.ts";
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

const fields = [csvTime(sql`x.created_at`), ...csvTexts("x.nominee", "x.email", "x.nominator", "x.reason")];
/** Each name is put together once: a field asks for it several times. */
const linesOf = (db: TenantDb, typeId: string, before: Place, last: Place, names: boolean): SQL =>
  csvLines(
    fields,
    sql`from (
      select n.created_at, trim(m.first_name || ' ' || m.last_name) as nominee, m.email,
        ${names ? sql`trim(s.first_name || ' ' || s.last_name)` : sql`''`} as nominator, n.reason
      from award_nominations n
      join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = n.nominee_id
      join tenant_members s on s.tenant_id = ${db.tenantId} and s.id = n.nominator_id
      where n.tenant_id = ${db.tenantId} and n.type_id = ${typeId}
        and (n.created_at, n.id) < (${before.created_at}::timestamptz, ${before.id}::uuid)
        and (n.created_at, n.id) >= (${last.created_at}::timestamptz, ${last.id}::uuid)
      order by n.created_at desc, n.id desc offset 0) x`,
  );

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
  return csvCopied<Place>(again, {
    name: "award-nominations.csv",
    head,
    zone: tenant.timezone,
    endOf: (db, before = LATEST) => endOf(db, typeId, before),
    lines: (db, before = LATEST, last) => linesOf(db, typeId, before, last, names),
  });
}
