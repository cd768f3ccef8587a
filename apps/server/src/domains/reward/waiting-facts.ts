import { permissionsOf } from "@plaudit/api/permissions.ts";
import type { Redemption } from "@plaudit/api/redemption.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { periodAt } from "../points/index.ts";
import type { RedemptionRow } from "./redemption-queries.ts";

interface Year {
  memberId: string;
  currency: string;
  redemptions: number;
  points: number;
  value: number;
}

const summed = (rows: readonly Year[]) => ({
  redemptions: rows.reduce((sum, row) => sum + row.redemptions, 0),
  points: rows.reduce((sum, row) => sum + row.points, 0),
  values: rows.filter(({ value }) => value > 0).map(({ currency, value: amount }) => ({ currency, amount })),
});

/** In larger teams a day off of one is no question. */
const LARGEST_TEAM = 60;
const DAYS_AROUND = 2;
interface Around {
  id: string;
  team: string;
  size: number;
  date: string;
  away: number;
}
/** Days off that were redeemed here and approved, in the smallest team of who asks for one, from two days before to two days after it. */
async function aroundOf({ db }: TenantCtx, ids: readonly string[]) {
  const rows = await db.rows<Around>(sql`
    select d.id, t.name as team, t.size, to_char(day, 'YYYY-MM-DD') as date, (
        select count(distinct o.member_id)::int from team_members x
        join redemptions o on o.tenant_id = ${db.tenantId} and o.member_id = x.member_id and o.wished_on = day::date
          and o.member_id <> d.member_id
          and (o.status in ('approved', 'fulfilled') or (o.status = 'requested' and o.verdict in ('approve', 'fulfil')))
        where x.tenant_id = ${db.tenantId} and x.team_id = t.id) as away
    from redemptions d
    cross join lateral (
      select g.id, g.name, s.size from team_members y
      join teams g on g.tenant_id = ${db.tenantId} and g.id = y.team_id
      cross join lateral (select count(*)::int as size from (select from team_members z
        where z.tenant_id = ${db.tenantId} and z.team_id = g.id limit ${LARGEST_TEAM + 1}) z) s
      where y.tenant_id = ${db.tenantId} and y.member_id = d.member_id and s.size between 2 and ${LARGEST_TEAM}
      order by s.size, g.name, g.id limit 1) t
    cross join generate_series(d.wished_on - ${DAYS_AROUND}::int, d.wished_on + ${DAYS_AROUND}::int, interval '1 day') day
    where d.tenant_id = ${db.tenantId} and d.id = any(${sql.param(ids)}::uuid[]) and d.wished_on is not null
    order by d.id, day`);
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, days]) => {
      const { team = "", size = 0 } = days[0] ?? {};
      return [id, { team, size, days: days.map(({ date, away }) => ({ date, away })) }];
    }),
  );
}

/** What whoever decides would ask first, of all of them at once: what is left to its member, and what they had this year. */
export async function withFacts(
  ctx: TenantCtx,
  redemptions: readonly Redemption[],
  rows: readonly Pick<RedemptionRow, "id" | "heldAt" | "country">[],
) {
  const { db, actor, now, tenant } = ctx;
  if (redemptions.length === 0) return [];
  const ids = redemptions.map(({ id }) => id);
  const members = [...new Set(redemptions.map(({ member }) => member.id))];
  const mayBrowse = permissionsOf[actor.role].includes("reward:admin");
  const dated = redemptions.filter(({ wishedOn }) => wishedOn !== null).map(({ id }) => id);
  const [balances, around, years] = await Promise.all([
    mayBrowse
      ? db.rows<{ id: string; before: number; after: number }>(sql`
          select d.id, (e.balance_after - e.amount)::float8 as before, e.balance_after::float8 as after
          from redemptions d
          join points_entries e on e.tenant_id = ${db.tenantId} and e.transaction_id = d.transaction_id and e.amount < 0
          where d.tenant_id = ${db.tenantId} and d.id = any(${sql.param(ids)}::uuid[])`)
      : [],
    dated.length > 0 ? aroundOf(ctx, dated) : new Map<string, never>(),
    db.rows<Year>(sql`
      select d.member_id as "memberId", d.currency, count(*)::int as redemptions, sum(d.points)::float8 as points,
        sum(d.face_value)::float8 as value
      from redemptions d where d.tenant_id = ${db.tenantId} and d.member_id = any(${sql.param(members)}::uuid[])
        and d.created_at >= ${periodAt(now, tenant.timezone, "year").start} and d.status not in ('failed', 'cancelled')
      group by d.member_id, d.currency order by d.currency`),
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const byId = new Map(balances.map(({ id, ...balance }) => [id, balance]));
  const byMember = Map.groupBy(years, ({ memberId }) => memberId);
  return redemptions.map((redemption) => ({
    ...redemption,
    held: Boolean(rowOf.get(redemption.id)?.heldAt),
    country: (mayBrowse && rowOf.get(redemption.id)?.country) || null,
    around: around.get(redemption.id) ?? null,
    balance: byId.get(redemption.id) ?? null,
    year: summed(byMember.get(redemption.member.id) ?? []),
  }));
}
