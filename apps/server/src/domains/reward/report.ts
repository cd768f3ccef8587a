import type { Output } from "@plaudit/api/endpoint.ts";
import type { redemptionReportEndpoints } from "@plaudit/api/redemption-report.ts";
import type { RewardArt, RewardCategory } from "@plaudit/api/reward-arts.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { fieldError } from "../../error.ts";
import type { MediaFile } from "../media/index.ts";
import { periodAt } from "../points/index.ts";
import { pictureOf } from "./picture.ts";
import { byMonth, pointsByReward, sumsOfRewards } from "./report-sums.ts";
import { monthsBetween } from "./rules/months-between.ts";

type Query = Output<(typeof redemptionReportEndpoints)["GET /reward/report"]["query"]>;
const NAMED = 20;
const MONTHS = 12;
const MOST_MONTHS = 120;

interface Sum {
  redemptions: number;
  points: number;
  value: number;
  currency: string;
}
function joined(rows: readonly Sum[]) {
  const values = new Map<string, number>();
  for (const { currency, value } of rows) values.set(currency, (values.get(currency) ?? 0) + value);
  return {
    redemptions: rows.reduce((sum, row) => sum + row.redemptions, 0),
    points: rows.reduce((sum, row) => sum + row.points, 0),
    values: [...values].filter(([, amount]) => amount > 0).map(([currency, amount]) => ({ currency, amount })),
  };
}

const less = ({ currency, ...sum }: Sum): Sum => ({
  ...{ currency, redemptions: -sum.redemptions, points: -sum.points, value: -sum.value },
});

interface Named {
  id: string;
  name: string;
  category: RewardCategory;
  art: RewardArt;
  picture: MediaFile | null;
  externalPicture: string | null;
}

/** From what is kept by the month: as fast over a million redemptions as over a few. */
export async function showReport(ctx: TenantCtx, { from, to, ...filter }: Query) {
  const { db, tenant } = ctx;
  const last = to ?? periodAt(ctx.now, tenant.timezone, "month").key;
  const months = monthsBetween(from ?? null, last, MONTHS);
  if (months.length === 0 || months.length > MOST_MONTHS) throw fieldError("from", "range", "dateString");
  const where = { months, ...filter };
  // One statement, so that months and rewards are of the same moment; of the other rewards only their number leaves the database.
  const rows = await db.rows<Sum & { month: string | null; id: string | null; rewards: number }>(sql`
    with r as materialized (select g.id, g.points from (${pointsByReward(db, where)}) g where g.points > 0),
    t as materialized (select r.id from r order by r.points desc, r.id limit ${NAMED})
    select null as month, g.id, g.currency, 0 as rewards, g.redemptions, g.points, g.value
    from (${sumsOfRewards(db, where, sql`t`)}) g
    union all
    select null, null, '', ((select count(*) from r) - (select count(*) from t))::int, 0, 0, 0
    union all
    select g.month, null, g.currency, 0, g.redemptions, g.points, g.value from (${byMonth(db, where)}) g`);
  const monthly = rows.flatMap((row) => (row.month === null ? [] : [{ ...row, month: row.month }]));
  const ofRewards = rows.filter(({ month }) => month === null);
  const chosen = ofRewards.flatMap((row) => (row.id === null ? [] : [{ ...row, id: row.id }]));
  const shown = [...Map.groupBy(chosen, ({ id }) => id)]
    .map(([id, rows]) => ({ id, rows, points: rows.reduce((sum, row) => sum + row.points, 0) }))
    .sort((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1));
  const names = await db.rows<Named>(sql`
    select r.id, r.name, r.category, r.art, r.picture, r.external_picture as "externalPicture" from rewards r
    where r.tenant_id = ${db.tenantId} and r.id = any(${sql.param(shown.map(({ id }) => id))}::uuid[])`);
  const named = new Map(names.map((row) => [row.id, row]));
  const inMonth = Map.groupBy(monthly, ({ month }) => month);
  return {
    months: months.map((month) => ({ month, ...joined(inMonth.get(month) ?? []) })),
    rewards: shown.flatMap(({ id, rows }) => {
      const row = named.get(id);
      if (!row) return [];
      const { name, category, art } = row;
      return [{ reward: { id, name, category, art, pictureUrls: pictureOf(ctx, row) }, ...joined(rows) }];
    }),
    others: {
      rewards: ofRewards.reduce((sum, row) => sum + row.rewards, 0),
      ...joined([...monthly, ...chosen.map(less)]),
    },
    total: joined(monthly),
  };
}

const LATEST = 1_000;
const DAY = 86_400;
/** Of those that somebody handed over or sent. */
export async function showWaits({ db }: TenantCtx) {
  const rows = await db.rows<{ days: number }>(sql`
    select extract(epoch from d.closed_at - d.created_at)::float8 / ${DAY}::float8 as days from redemptions d
    where d.tenant_id = ${db.tenantId} and d.status = 'fulfilled' and d.fulfilment = 'hand'
    order by d.created_at desc, d.id desc limit ${LATEST}`);
  const waited = rows.map(({ days }) => days).sort((a, b) => a - b);
  const days = Array.from({ length: 8 }, () => 0);
  for (const one of waited) days[Math.min(7, Math.floor(one))] = (days[Math.min(7, Math.floor(one))] ?? 0) + 1;
  const middle = waited[Math.floor((waited.length - 1) / 2)];
  return { days, total: waited.length, median: middle === undefined ? null : Math.round(middle * 10) / 10 };
}
