import type { IncentiveClaim, OwnClaim } from "@plaudit/api/incentive-claim.ts";
import type { PersonSummary } from "@plaudit/api/shared.ts";
import type { TenantCtx } from "../../context.ts";
import { peopleByIds } from "../directory/index.ts";
import { type ClaimRow, claimsBefore } from "./claim-queries.ts";
import { badgeUrlsOf, proofsOf } from "./picture.ts";
import { incentiveClaimPolicy } from "./policy.ts";

type People = ReadonlyMap<string, PersonSummary>;

const personOf = (id: string | null, people: People) => (id && people.get(id)) || null;
const shownOf = (ctx: TenantCtx, row: ClaimRow, people: People) => ({
  __entity_type__: "incentiveClaim" as const,
  __permissions__: incentiveClaimPolicy.permissionsOn(ctx.actor, row),
  id: row.id,
  incentive: {
    ...{ id: row.incentiveId, name: row.name, description: row.description, badge: row.badge },
    badgeUrls: badgeUrlsOf(ctx, row.picture),
  },
  status: row.status,
  points: row.points,
  proof: row.proof,
  happened: row.happened,
  text: row.text,
  files: proofsOf(ctx, row.files),
  createdAt: row.createdAt.toISOString(),
  questions: row.questions.map(({ by, ...question }) => ({ ...question, by: personOf(by, people) })),
  reversal: row.reversedAt && {
    by: personOf(row.reversedBy, people),
    at: row.reversedAt.toISOString(),
    reason: row.reversalReason ?? "",
  },
});
const decisionOf = ({ decidedBy, reason }: ClaimRow, at: Date, people: People) => ({
  by: personOf(decidedBy, people),
  at: at.toISOString(),
  reason,
});
const namedIn = (rows: readonly ClaimRow[]) =>
  rows.flatMap(({ decidedBy, reversedBy, questions }) => [
    ...[decidedBy, reversedBy].filter((id) => id !== null),
    ...questions.map(({ by }) => by),
  ]);

/** Of a decision that can still be undone they learn nothing, nor why it could not be paid. */
export async function presentOwnClaims(ctx: TenantCtx, rows: readonly ClaimRow[]): Promise<OwnClaim[]> {
  const people = await peopleByIds(ctx, [...new Set(namedIn(rows))]);
  return rows.map((row) => ({
    ...shownOf(ctx, row, people),
    decision:
      row.decidedAt && row.status !== "pending" && row.status !== "withdrawn"
        ? decisionOf(row, row.decidedAt, people)
        : null,
  }));
}

export async function presentClaims(ctx: TenantCtx, rows: readonly ClaimRow[]): Promise<IncentiveClaim[]> {
  if (rows.length === 0) return [];
  const [people, before] = await Promise.all([
    peopleByIds(ctx, [...new Set([...namedIn(rows), ...rows.map(({ memberId }) => memberId)])]),
    claimsBefore(
      ctx.db,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.flatMap((row): IncentiveClaim[] => {
    const member = people.get(row.memberId);
    const { approved = 0, declined = 0, pending = 0 } = before.get(row.id) ?? {};
    if (!member) return [];
    return [
      {
        ...shownOf(ctx, row, people),
        member,
        decision:
          row.verdict && row.decidedAt
            ? {
                ...decisionOf(row, row.decidedAt, people),
                verdict: row.verdict,
                undoUntil: row.status === "pending" ? (row.effectiveAt?.toISOString() ?? null) : null,
              }
            : null,
        held: row.held && row.heldAt ? { reason: row.held, at: row.heldAt.toISOString() } : null,
        before: { approved, declined, pending },
        bank: row.bankId && row.bankName ? { id: row.bankId, name: row.bankName, balance: row.bankBalance ?? 0 } : null,
      },
    ];
  });
}
