import { redemptionStatuses } from "@plaudit/api/reward-arts.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { CSV_LINES, csvDownload, csvRow, csvText, csvTime } from "../../csv.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Download } from "../../download.ts";
import { textsIn } from "../../texts.ts";
import { recordAudit } from "../audit/index.ts";
import { conditionsOf, type RedemptionFilter } from "./redemption-queries.ts";

interface Place {
  id: string;
  created_at: Date;
}
const columns = [
  ...(["date", "person", "email", "country", "provider", "reward", "variant", "points", "faceValue", "fee"] as const),
  ...(["currency", "tax", "status", "closed"] as const),
] as const;

const behind = (before: Place | undefined): SQL =>
  before ? sql` and (d.created_at, d.id) < (${before.created_at}::timestamptz, ${before.id}::uuid)` : sql``;

/** The last redemption of the stretch behind this one; null where nothing is left. */
async function endOf(db: TenantDb, filter: RedemptionFilter, before: Place | undefined): Promise<Place | null> {
  const [found] = await db.rows<Place>(sql`
    select n.id, n.created_at from (select d.id, d.created_at from redemptions d
      where d.tenant_id = ${db.tenantId}${conditionsOf(db, filter)}${behind(before)}
      order by d.created_at desc, d.id desc limit ${CSV_LINES}) n order by n.created_at, n.id limit 1`);
  return found ?? null;
}

interface Stretch {
  filter: RedemptionFilter;
  before: Place | undefined;
  last: Place;
  zone: string;
  words: { status: object; tax: object };
}
/** Hundredths as a decimal; a format, or a division, costs several times as much. */
const money = (column: SQL): SQL =>
  sql`${column} / 100 || case when ${column} % 100 < 10 then '.0' else '.' end || ${column} % 100`;
const word = (column: SQL, words: object): SQL =>
  sql`case ${column} ${sql.join(Object.entries(words).map(([key, text]) => sql`when ${key} then ${`"${text}"`} `))} end`;

const texts = (...names: string[]) => names.map((name) => csvText(sql.raw(`x.${name}`)));
const line = csvRow(
  sql`x.at`,
  ...texts("person", "email", "country"),
  sql`x.provider`,
  ...texts("reward_name", "variant_name"),
  sql`x.points, x.face_value, x.fee, x.currency, x.tax, x.status, x.closed`,
);

/** Neither where it went nor what was written beside it: these are for those who send it. */
async function linesOf(db: TenantDb, { filter, before, last, zone, words }: Stretch): Promise<string> {
  const [found] = await db.rows<{ lines: string | null }>(sql`
    with p as materialized (
      select p.id, ${csvText(sql`p.name`)} as name from reward_providers p where p.tenant_id = ${db.tenantId})
    select string_agg(${line}, E'\\r\\n')
      || E'\\r\\n' as lines
    from (
      select ${csvTime(sql`d.created_at`, zone)} as at, trim(m.first_name || ' ' || m.last_name) as person, m.email, d.country, p.name as provider,
        d.reward_name, d.variant_name, d.points, ${money(sql`d.face_value`)} as face_value, ${money(sql`d.fee`)} as fee, d.currency,
        ${word(sql`d.tax`, words.tax)} as tax, ${word(sql`d.status`, words.status)} as status, ${csvTime(sql`d.closed_at`, zone)} as closed
      from (select * from redemptions d
        where d.tenant_id = ${db.tenantId}${conditionsOf(db, filter)}${behind(before)}
          and (d.created_at, d.id) >= (${last.created_at}::timestamptz, ${last.id}::uuid)
        order by d.created_at desc, d.id desc limit ${CSV_LINES}) d
      join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = d.member_id
      join p on p.id = d.provider_id
      order by d.created_at desc, d.id desc offset 0) x`);
  return found?.lines ?? "";
}

/** Everything that the filter lets through, the latest first; the lines are written by the database. Recorded: who took it along, found by what. */
export async function exportRedemptions(ctx: TenantCtx, filter: RedemptionFilter): Promise<Download> {
  const { again, actor, tenant } = ctx;
  const { statusIn, providerIdIn, rewardIdIn, memberIdIn, countryIn, from, to } = filter;
  const about = {
    status: statusIn,
    provider: providerIdIn,
    reward: rewardIdIn,
    person: memberIdIn,
    country: countryIn,
  };
  const entry = { action: "redemption.export", entityType: "tenant", entityId: tenant.id } as const;
  await recordAudit(ctx, { ...entry, before: null, after: { ...about, from, to } });
  const t = textsIn(actor.locale, tenant.pointTerms).getFixedT(actor.locale, "reward");
  const words = {
    status: Object.fromEntries(redemptionStatuses.map((status) => [status, t(($) => $.status[status])])),
    tax: Object.fromEntries((["none", "company", "member"] as const).map((tax) => [tax, t(($) => $.tax[tax])])),
  };
  const head = columns.map((column) => t(($) => $.export[column]));
  return csvDownload<Place>("redemptions.csv", head, async (before) => {
    const last = await again((db) => endOf(db, filter, before));
    const stretch = last && { filter, before, last, zone: tenant.timezone, words };
    return stretch && { last, lines: again((db) => linesOf(db, stretch)) };
  });
}
