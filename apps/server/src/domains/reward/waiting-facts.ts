import { permissionsOf } from "@plaudit/api/permissions.ts";
import type { Redemption } from "@plaudit/api/redemption.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { periodAt } from "../points/index.ts";

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

/** What whoever decides would ask first, of all of them at once: what is left to its member, and what they had this year. */
export async function withFacts(ctx: TenantCtx, redemptions: readonly Redemption[]) {
  const { db, actor, now, tenant } = ctx;
  if (redemptions.length === 0) return [];
  const ids = redemptions.map(({ id }) => id);
  const members = [...new Set(redemptions.map(({ member }) => member.id))];
  const mayBrowse = permissionsOf[actor.role].includes("reward:admin");
  const [balances, years] = await Promise.all([
    mayBrowse
      ? db.rows<{ id: string; before: number; after: number }>(sql`
          select d.id, (e.balance_after - e.amount)::float8 as before, e.balance_after::float8 as after
          from redemptions d
          join points_entries e on e.tenant_id = ${db.tenantId} and e.transaction_id = d.transaction_id and e.amount < 0
          where d.tenant_id = ${db.tenantId} and d.id = any(${sql.param(ids)}::uuid[])`)
      : [],
    db.rows<Year>(sql`
      select d.member_id as "memberId", d.currency, count(*)::int as redemptions, sum(d.points)::float8 as points,
        sum(d.face_value)::float8 as value
      from redemptions d where d.tenant_id = ${db.tenantId} and d.member_id = any(${sql.param(members)}::uuid[])
        and d.created_at >= ${periodAt(now, tenant.timezone, "year").start} and d.status not in ('failed', 'cancelled')
      group by d.member_id, d.currency order by d.currency`),
  ]);
  const byId = new Map(balances.map(({ id, ...balance }) => [id, balance]));
  const byMember = Map.groupBy(years, ({ memberId }) => memberId);
  return redemptions.map((redemption) => ({
    ...redemption,
    balance: byId.get(redemption.id) ?? null,
    year: summed(byMember.get(redemption.member.id) ?? []),
  }));
}
