import type { PointsBank } from "@plaudit/api/points-bank.ts";
import type { TenantCtx } from "../../context.ts";
import { peopleByIds } from "../directory/index.ts";
import { bankAccount, isoDate } from "../points/index.ts";
import { bankPolicy } from "./policy.ts";
import { type BankRow, purposesOf, type WeekRow, weeksOf } from "./queries.ts";
import { lastsUntil, PACE_WEEKS, WEEK, weekEnds } from "./rules/pace.ts";

const WEEKS = 14;

function figures(row: BankRow, weeks: readonly WeekRow[], now: Date) {
  const paid = weeks.reduce((sum, one) => (one.week < PACE_WEEKS ? sum + one.paid : sum), 0);
  const first = weeks.toSorted((a, b) => b.week - a.week)[0];
  return {
    paid: Math.max(0, paid),
    until: lastsUntil(now, row.balance, paid),
    weeks: weekEnds(new Map(weeks.map(({ week, end }) => [week, end])), {
      weeks: WEEKS,
      before: first ? first.begin : row.balance,
    }),
  };
}

export async function presentBanks(ctx: TenantCtx, rows: readonly BankRow[]): Promise<PointsBank[]> {
  if (rows.length === 0) return [];
  const { db, actor } = ctx;
  const now = ctx.now;
  const ids = rows.map(({ id }) => id);
  const [owners, purposes, weeks] = await Promise.all([
    peopleByIds(ctx, [...new Set(rows.flatMap((row) => row.ownerIds))]),
    purposesOf(db, ids),
    weeksOf(db, ids, { now, since: new Date(now.getTime() - WEEKS * WEEK) }),
  ]);
  const byBank = new Map(purposes.map(({ id, ...paysFor }) => [id, paysFor]));
  const byAccount = Map.groupBy(weeks, (one) => one.account);
  return rows.map((row) => {
    const { paid, until, weeks: ends } = figures(row, byAccount.get(bankAccount(row.id)) ?? [], now);
    return {
      __entity_type__: "pointsBank",
      __permissions__: bankPolicy.permissionsOn(actor, row),
      id: row.id,
      name: row.name,
      owners: row.ownerIds.flatMap((id) => owners.get(id) ?? []),
      alertBelow: row.alertBelow,
      lowSince: row.lowSince?.toISOString() ?? null,
      balance: row.balance,
      paid,
      paysFor: byBank.get(row.id) ?? { gifts: [], awards: 0, incentives: 0 },
      lastsUntil: until && isoDate(until, ctx.tenant.timezone),
      weeks: ends,
      archivedAt: row.endedAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      version: row.version,
    };
  });
}

export async function presentBank(ctx: TenantCtx, row: BankRow): Promise<PointsBank> {
  const [bank] = await presentBanks(ctx, [row]);
  return bank as PointsBank;
}
