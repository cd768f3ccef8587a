import { type SQL, sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";

/** Months in their order, and what a report is narrowed by. */
interface Where {
  months: readonly string[];
  providerIdIn?: readonly string[] | undefined;
  rewardIdIn?: readonly string[] | undefined;
  countryIn?: readonly string[] | undefined;
  statusIn?: readonly string[] | undefined;
}
const among = (column: SQL, type: "uuid" | "text", values: readonly string[] | undefined) =>
  values?.length ? sql` and ${column} = any(${sql.param(values)}::${sql.raw(type)}[])` : sql``;
const KEPT = ["requested", "approved", "fulfilled"];
const yearOf = (month: string | undefined) => Number(month?.slice(0, 4));
const inState = ({ statusIn, countryIn }: Where) =>
  sql`${among(sql`x.status`, "text", statusIn?.length ? statusIn : KEPT)}${among(sql`x.country`, "text", countryIn)}`;
const ofProviders = ({ providerIdIn }: Where) => among(sql`x.provider_id`, "uuid", providerIdIn);
const sumsOf = sql`sum(x.redemptions)::int as redemptions, sum(x.points)::float8 as points, sum(x.value)::float8 as value`;

/** What is kept of a year beside one another, of those of its months that are asked about. */
function withinYear(name: "redemptions" | "points" | "value", months: readonly string[]): SQL {
  const years = Map.groupBy(months, yearOf);
  const cases = [...years].map(
    ([year, some]) => `when ${year} then ${some.map((month) => `x.${name}_${Number(month.slice(5))}`).join(" + ")}`,
  );
  return sql.raw(`case x.year ${cases.join(" ")} end`);
}
/** Each year by itself: what follows it in the key is found too. */
const inYears = ({ months }: Where) => sql`x.year = any(${sql.param([...new Set(months.map(yearOf))])}::int[])`;
/** Countries are kept apart for who asks about some of them: all together are fewer. */
function keptOf({ tenantId }: TenantDb, where: Where): SQL {
  const table = sql.raw(where.countryIn?.length ? "reward_standings" : "reward_years");
  return sql`from ${table} x where x.tenant_id = ${tenantId} and ${inYears(where)}
    ${inState(where)}${ofProviders(where)}${among(sql`x.reward_id`, "uuid", where.rewardIdIn)}`;
}
/** Where every country that there is was named, all together say the same. */
function keptBy(db: TenantDb, where: Where, columns: SQL, rest: SQL): SQL {
  const { months, countryIn } = where;
  const of = (some: Where, when = sql``) => sql`select ${columns} ${keptOf(db, some)} ${when} ${rest}`;
  if (!countryIn?.length) return of(where);
  const others = sql`exists (select from reward_totals o where o.tenant_id = ${db.tenantId}
    and o.month between ${months[0]} and ${months.at(-1)} and o.country <> all(${sql.param(countryIn)}::text[]))`;
  return sql`${of(where, sql`and (select ${others})`)} union all ${of({ ...where, countryIn: undefined }, sql`and not (select ${others})`)}`;
}

/** What each reward took: thousands of them are read for this alone. */
export const pointsByReward = (db: TenantDb, where: Where): SQL =>
  keptBy(
    db,
    where,
    sql`x.reward_id as id, sum(${withinYear("points", where.months)})::float8 as points`,
    sql`group by x.reward_id`,
  );

/** All sums of the rewards in `rewards`, by currency, each looked up by its id. */
export function sumsOfRewards(db: TenantDb, where: Where, rewards: SQL): SQL {
  const of = (name: Parameters<typeof withinYear>[0]) => withinYear(name, where.months);
  const sums = sql`x.currency, sum(${of("redemptions")})::int as redemptions, sum(${of("points")})::float8 as points,
    sum(${of("value")})::float8 as value`;
  return sql`select r.id, s.* from ${rewards} r cross join lateral (
    ${keptBy(db, where, sums, sql`and x.reward_id = r.id group by x.currency`)}) s where s.redemptions > 0`;
}

/** By month and currency; of a few rewards they are taken out of their years. */
export function byMonth(db: TenantDb, where: Where): SQL {
  const { months, rewardIdIn } = where;
  const [first, last] = [months[0], months.at(-1)];
  if (!rewardIdIn?.length)
    return sql`select x.month, x.currency, ${sumsOf} from reward_totals x
      where x.tenant_id = ${db.tenantId} and x.month between ${first} and ${last} ${inState(where)}${ofProviders(where)} group by 1, 2`;
  const each = Array.from({ length: 12 }, (_, n) => n + 1).map(
    (n) => `('${String(n).padStart(2, "0")}', x.redemptions_${n}, x.points_${n}, x.value_${n})`,
  );
  return sql`select x.month, x.currency, ${sumsOf} from (
      select x.year || '-' || v.month as month, x.currency, v.redemptions, v.points, v.value
      from (select x.* ${keptOf(db, where)}) x,
        lateral (values ${sql.raw(each.join(", "))}) v(month, redemptions, points, value)) x
    where x.month between ${first} and ${last} group by 1, 2`;
}
