import { sql } from "drizzle-orm";
import { newId } from "../../db/id.ts";
import type { DemoCtx } from "../../domain.ts";
import { nameKey } from "../../name-key.ts";
import { openAward, payAward, storedAudience } from "../points/index.ts";
import { demoContent } from "./demo-content.ts";
import { takeProofs } from "./picture.ts";
import { incentiveClaims, incentives } from "./tables.ts";

const DAY = 86_400_000;
const everyone = storedAudience({ everyone: true, memberIds: [], teamIds: [], roles: [] });

/** The bank of the demo that pays for incentives. */
async function bankOf({ db }: DemoCtx): Promise<string | null> {
  const [bank] = await db.rows<{ id: string }>(sql`
    select id from points_budget_items
    where tenant_id = ${db.tenantId} and source = 'pointsBank' and name = 'Incentives' and ended_at is null`);
  return bank?.id ?? null;
}

/** Incentives in every state, with claims that wait and claims that were decided. */
export async function demoIncentives(ctx: DemoCtx): Promise<void> {
  const { db, now, tenant, members } = ctx;
  const { tenantId } = db;
  const content = demoContent[tenant.slug] ?? [];
  const bankId = content.length > 0 ? await bankOf(ctx) : null;
  const decidedBy = members.find(({ role }) => role === "admin")?.memberId;
  if (!bankId || !decidedBy) return;
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  for (const { claims, startedDaysAgo, closesInDays, ended, rotating = false, ...shown } of content) {
    const id = newId();
    const startedAt = startedDaysAgo === null ? null : ago(startedDaysAgo);
    const paid = claims.filter(({ decided }) => decided?.approved).length;
    const declined = claims.filter(({ decided }) => decided && !decided.approved).length;
    const byCode = shown.proof === "code";
    db.write(
      db.orm.insert(incentives).values({
        ...shown,
        tenantId,
        id,
        nameKey: nameKey(shown.name),
        audience: everyone,
        rotating,
        perPerson: byCode ? 1 : (shown.perPerson ?? null),
        closesAt: closesInDays === undefined ? null : ago(-closesInDays),
        reviewers: [],
        claimed: claims.length - declined,
        declined,
        paid: paid * shown.points,
        startedAt,
        endedAt: ended ? ago(58) : null,
        createdAt: startedAt ?? now,
      }),
    );
    for (const { by, daysAgo, text, happened = "", files: names = [], question, decided } of claims) {
      const memberId = members.find(({ name }) => name === by)?.memberId;
      if (!memberId) throw new Error(`the demo's incentives name ${by}, who is not there`);
      const claimId = newId();
      const open = decided?.approved ? await openAward(db, { bankId, memberIds: [memberId] }) : null;
      const reference = { type: "incentiveClaim", id: claimId };
      const shares = [{ id: memberId, amount: shown.points }];
      const actorId = byCode ? null : decidedBy;
      const payment = open && (await payAward(db, open, { type: "incentive", actorId, reference, shares, now }));
      const asked = ago(daysAgo - 0.1);
      const at = ago(decided ? daysAgo - 0.4 : daysAgo);
      const outcome = decided && {
        status: decided.approved ? ("approved" as const) : ("declined" as const),
        verdict: decided.approved ? ("approve" as const) : ("decline" as const),
        reason: decided.approved ? null : decided.reason,
        decidedBy: actorId,
        ...{ decidedAt: at, effectiveAt: at, settledAt: at },
        transactionId: payment?.id ?? null,
      };
      const { points } = shown;
      const proof = shown.proof === "picture" && names.length === 0 ? ("text" as const) : shown.proof;
      const uploads = await Promise.all(names.map((name) => ctx.upload(memberId, "incentive-proof", name)));
      const files = await takeProofs({ db, now, actor: { memberId } }, uploads);
      const made = { tenantId, id: claimId, incentiveId: id, memberId, createdAt: ago(daysAgo) };
      db.write(
        db.orm.insert(incentiveClaims).values({
          ...made,
          ...{ points, proof, happened, text, files, byCode, budgetItemId: bankId, status: "pending" as const },
          ...(question && {
            questions: [{ by: decidedBy, at: asked.toISOString(), text: question, answer: null }],
            askedAt: asked,
          }),
          ...outcome,
        }),
      );
    }
  }
}
