import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { csvDownload, csvText } from "../../csv.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Download } from "../../download.ts";
import { textsIn } from "../../texts.ts";
import { recordAudit } from "../audit/index.ts";
import { LATEST, nominationLines, type Place } from "./nomination-queries.ts";
import { awardTypePolicy } from "./policy.ts";
import { awardTypeRow, namesNominators } from "./type-queries.ts";

const CHUNK = 5_000;

const named = (alias: string) => csvText(sql`trim(${sql.raw(`${alias}.first_name || ' ' || ${alias}.last_name`)})`);

interface Stretch {
  typeId: string;
  before: Place;
  zone: string;
  names: boolean;
}
async function stretchOf(db: TenantDb, { typeId, before, zone, names }: Stretch) {
  const [found] = await db.rows<{ lines: string | null; last: Place | null; count: number }>(sql`
    select string_agg(to_char(n.created_at at time zone ${zone}, 'YYYY-MM-DD HH24:MI') || ',' || ${named("m")} || ',' || ${csvText(sql`m.email`)}
        || ',' || ${names ? named("s") : sql`'""'`} || ',' || ${csvText(sql`n.reason`)} || E'\\r\\n', '' order by n.created_at desc, n.id desc) as lines,
      (array_agg(jsonb_build_object('id', n.id, 'created_at', n.created_at) order by n.created_at, n.id))[1] as last,
      count(*)::int as count
    from (${nominationLines(db.tenantId, { typeId, before, limit: CHUNK })}) n
    join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = n.nominee_id
    join tenant_members s on s.tenant_id = ${db.tenantId} and s.id = n.nominator_id`);
  const last = found?.last && { ...found.last, created_at: new Date(found.last.created_at) };
  return { lines: found?.lines ?? "", last: found?.count === CHUNK ? (last ?? null) : null };
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
  let before: Place | null = LATEST;
  return csvDownload<Place>("award-nominations.csv", head, async () => {
    if (before === null) return null;
    const from: Place = before;
    const { lines, last } = await again((db) => stretchOf(db, { typeId, before: from, zone: tenant.timezone, names }));
    before = last;
    return { last: from, lines: Promise.resolve(lines) };
  });
}
