import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { csvCopied, csvLines, csvTexts, csvTime } from "../../csv-copy.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Download } from "../../download.ts";
import { textsIn } from "../../texts.ts";
import { recordAudit } from "../audit/index.ts";
import { LATEST, type Place } from "./nomination-queries.ts";
import { awardTypePolicy } from "./policy.ts";
import { awardTypeRow, namesNominators } from "./type-queries.ts";

/** In one stretch: each begins with all people of the company. Two are read at once. */
const LINES = 25_000;

/** The last nomination of the stretch behind this one, else the first of all; null where nothing is left. */
async function endOf(db: TenantDb, typeId: string, before: Place): Promise<Place | null> {
  const behind = sql`from award_nominations n where n.tenant_id = ${db.tenantId} and n.type_id = ${typeId}
    and (n.created_at, n.id) < (${before.created_at}::timestamptz, ${before.id}::uuid)`;
  const [found] = await db.rows<Place>(sql`
    select x.id, x.created_at from (
      (select 1 as rank, n.id, n.created_at ${behind} order by n.created_at desc, n.id desc offset ${LINES - 1} limit 1)
      union all (select 2, n.id, n.created_at ${behind} order by n.created_at, n.id limit 1)) x
    order by x.rank limit 1`);
  return found ?? null;
}

const fields = [csvTime(sql`x.created_at`), ...csvTexts("x.nominee", "x.email", "x.nominator", "x.reason")];
/** Everybody with the name put together, once for each person: a person may stand in thousands of lines. */
const people = (db: TenantDb): SQL => sql`(
  select id, email, trim(first_name || ' ' || last_name) as name from tenant_members
  where tenant_id = ${db.tenantId} offset 0)`;
/**
 * The limit says to the planner how few they are, which the two places do not: it would read the whole award for each stretch. It is
 * never reached, also where some came since its end was looked up.
 */
const linesOf = (db: TenantDb, typeId: string, before: Place, last: Place, names: boolean): SQL =>
  csvLines(
    fields,
    sql`from (
      select n.created_at, m.name as nominee, m.email, ${names ? sql`s.name` : sql`''`} as nominator, n.reason
      from (select n.id, n.created_at, n.nominee_id, n.nominator_id, n.reason from award_nominations n
        where n.tenant_id = ${db.tenantId} and n.type_id = ${typeId}
          and (n.created_at, n.id) < (${before.created_at}::timestamptz, ${before.id}::uuid)
          and (n.created_at, n.id) >= (${last.created_at}::timestamptz, ${last.id}::uuid)
        order by n.created_at desc, n.id desc limit ${2 * LINES}) n
      join ${people(db)} m on m.id = n.nominee_id
      ${names ? sql`join ${people(db)} s on s.id = n.nominator_id` : sql``}
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
