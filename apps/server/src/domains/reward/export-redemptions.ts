import { redemptionStatuses } from "@plaudit/api/reward-arts.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { csvCopied, csvLines, csvPlain, csvTexts, csvTime, csvWord } from "../../csv-copy.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Download } from "../../download.ts";
import { textsIn } from "../../texts.ts";
import { recordAudit } from "../audit/index.ts";
import { conditionsOf, type RedemptionFilter } from "./redemption-queries.ts";

/** In one stretch: each begins with the people of the company, who take as long to read as thousands of lines. */
const LINES = 50_000;

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
      order by d.created_at desc, d.id desc limit ${LINES}) n order by n.created_at, n.id limit 1`);
  return found ?? null;
}

interface Words {
  status: object;
  tax: object;
}
/** Hundredths as a decimal; a format, or a division, costs several times as much. */
const money = (column: SQL) =>
  csvPlain(sql`${column} / 100 || case when ${column} % 100 < 10 then '.0' else '.' end || ${column} % 100`);
const word = (column: SQL, words: object) =>
  csvWord(
    sql`case ${column} ${sql.join(Object.entries(words).map(([key, text]) => sql`when ${key} then ${text}::text `))} end`,
  );

const fieldsIn = (words: Words) => [
  csvTime(sql`x.created_at`),
  ...csvTexts("x.person", "x.email", "x.country", "x.provider", "x.reward_name", "x.variant_name"),
  csvPlain(sql`x.points`),
  money(sql`x.face_value`),
  money(sql`x.fee`),
  csvPlain(sql`x.currency`),
  word(sql`x.tax`, words.tax),
  word(sql`x.status`, words.status),
  csvTime(sql`x.closed_at`),
];

interface Stretch {
  filter: RedemptionFilter;
  before: Place | undefined;
  last: Place;
  words: Words;
}
/** Neither where it went nor what was written beside it: these are for those who send it. */
const linesOf = (db: TenantDb, { filter, before, last, words }: Stretch): SQL =>
  csvLines(
    fieldsIn(words),
    sql`from (
      select d.*, trim(m.first_name || ' ' || m.last_name) as person, m.email, p.name as provider
      from (select d.created_at, d.id, d.member_id, d.provider_id, d.country, d.reward_name, d.variant_name, d.points, d.face_value, d.fee,
          d.currency, d.tax, d.status, case when d.waits_for is null then d.closed_at end as closed_at
        from redemptions d
        where d.tenant_id = ${db.tenantId}${conditionsOf(db, filter)}${behind(before)}
          and (d.created_at, d.id) >= (${last.created_at}::timestamptz, ${last.id}::uuid)
        order by d.created_at desc, d.id desc limit ${LINES}) d
      join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = d.member_id
      join reward_providers p on p.tenant_id = ${db.tenantId} and p.id = d.provider_id
      order by d.created_at desc, d.id desc offset 0) x`,
  );

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
  return csvCopied<Place>(again, {
    name: "redemptions.csv",
    head,
    zone: tenant.timezone,
    endOf: (db, before) => endOf(db, filter, before),
    lines: (db, before, last) => linesOf(db, { filter, before, last, words }),
  });
}
