import type { Incentive, OwnIncentive } from "@plaudit/api/incentive.ts";
import type { PersonSummary } from "@plaudit/api/shared.ts";
import type { TenantCtx } from "../../context.ts";
import { peopleByIds } from "../directory/index.ts";
import { nameAudiences } from "../points/index.ts";
import { badgeUrlsOf } from "./picture.ts";
import { incentivePolicy } from "./policy.ts";
import { type IncentiveRow, latestClaimants } from "./queries.ts";

type People = ReadonlyMap<string, PersonSummary>;

const shownOf = (ctx: TenantCtx, row: IncentiveRow, latest: readonly string[], people: People) => ({
  __entity_type__: "incentive" as const,
  __permissions__: incentivePolicy.permissionsOn(ctx.actor, row),
  id: row.id,
  name: row.name,
  description: row.description,
  badge: row.badge,
  badgeUrls: badgeUrlsOf(ctx, row.picture),
  points: row.points,
  status: row.status,
  opensAt: row.opensAt?.toISOString() ?? null,
  closesAt: row.closesAt?.toISOString() ?? null,
  perPerson: row.perPerson,
  perMonth: row.perMonth,
  inAll: row.inAll,
  proof: row.proof,
  latestClaimants: latest.flatMap((id) => people.get(id) ?? []),
  approved: row.claimed - row.pending,
});

/** Whichever came first: somebody ended it, or its time was over. */
function endOf({ status, endedAt, closesAt }: IncentiveRow): Date | null {
  if (status !== "ended" || !endedAt || !closesAt) return status === "ended" ? (endedAt ?? closesAt) : null;
  return endedAt < closesAt ? endedAt : closesAt;
}

export async function presentOwn(ctx: TenantCtx, rows: readonly IncentiveRow[]): Promise<OwnIncentive[]> {
  if (rows.length === 0) return [];
  const latest = await latestClaimants(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const people = await peopleByIds(ctx, [...new Set([...latest.values()].flat())]);
  return rows.map((row) => ({
    ...shownOf(ctx, row, latest.get(row.id) ?? [], people),
    own: { approved: row.ownApproved, pending: row.ownPending, left: row.left },
  }));
}

export async function presentIncentives(ctx: TenantCtx, rows: readonly IncentiveRow[]): Promise<Incentive[]> {
  if (rows.length === 0) return [];
  const [latest, audiences] = await Promise.all([
    latestClaimants(
      ctx.db,
      rows.map(({ id }) => id),
    ),
    nameAudiences(
      ctx,
      rows.map(({ audience }) => audience),
    ),
  ]);
  const named = [...latest.values(), ...rows.map(({ reviewers }) => reviewers)].flat();
  const people = await peopleByIds(ctx, [...new Set(named)]);
  return rows.map((row, n) => ({
    ...shownOf(ctx, row, latest.get(row.id) ?? [], people),
    mediaObjectId: row.picture?.id ?? null,
    budgetItemId: row.budgetItemId,
    bank: row.bankId && row.bankName ? { id: row.bankId, name: row.bankName, balance: row.bankBalance ?? 0 } : null,
    audience: audiences[n] ?? { everyone: true, members: [], teams: [], roles: [] },
    reviewers: row.reviewers.flatMap((id) => people.get(id) ?? []),
    rotating: row.rotating,
    endedAt: endOf(row)?.toISOString() ?? null,
    stats: { waiting: row.pending, declined: row.declined, points: row.paid },
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  }));
}

export async function presentIncentive(ctx: TenantCtx, row: IncentiveRow): Promise<Incentive> {
  const [incentive] = await presentIncentives(ctx, [row]);
  return incentive as Incentive;
}
