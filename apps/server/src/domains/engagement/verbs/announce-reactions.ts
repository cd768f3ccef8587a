import { asc, desc, eq } from "drizzle-orm";
import { ofTenant } from "../../../db/rows.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { bundleDismissals, notify, recountBundles } from "../../notification/index.ts";
import { commentById } from "../queries.ts";
import type { AudienceOf } from "../subject.ts";
import { engagementReactions, type TargetType } from "../tables.ts";

type Recipient = [memberId: string, as: "sent" | "received" | "comment"][];

async function recipientsOf(ctx: WorkerCtx, audienceOf: AudienceOf, subjectType: TargetType, subjectId: string) {
  if (subjectType !== "comment") {
    const audience = await audienceOf(ctx, subjectType, subjectId);
    const received = audience?.recipientIds.map((id): Recipient[number] => [id, "received"]) ?? [];
    return (
      audience && { on: subjectType, audience, recipients: [[audience.authorId, "sent"], ...received] as Recipient }
    );
  }
  const comment = await commentById(ctx, subjectId);
  if (!comment || comment.removedAt || comment.hiddenAt) return null;
  const audience = await audienceOf(ctx, comment.threadType, comment.threadId);
  return audience && { on: comment.threadType, audience, recipients: [[comment.memberId, "comment"]] as Recipient };
}

interface Reacted {
  subjectType: TargetType;
  subjectId: string;
  /** A reaction was removed, and none is new. */
  withdrawn?: true | undefined;
}

/** All reactions to one subject are one notification: the latest person, and how many others. */
export async function announceReactions(
  ctx: WorkerCtx,
  audienceOf: AudienceOf,
  { subjectType, subjectId, withdrawn }: Reacted,
): Promise<void> {
  const { db } = ctx;
  const sourceKey = `reaction:${subjectId}`;
  const { memberId: by, subjectId: on, createdAt } = engagementReactions;
  const [about, reactions] = await Promise.all([
    recipientsOf(ctx, audienceOf, subjectType, subjectId),
    db.orm
      .select({ memberId: by, createdAt })
      .from(engagementReactions)
      .where(ofTenant(db, engagementReactions, eq(on, subjectId)))
      .orderBy(desc(createdAt), asc(by)),
  ]);
  if (!about) return;
  const memberIds = about.recipients.map(([memberId]) => memberId);
  const [viewers, dismissals] = await Promise.all([
    about.audience.viewersAmong(memberIds),
    bundleDismissals(ctx, sourceKey, memberIds),
  ]);
  const bundles = about.recipients.map(([memberId, as]) => {
    const since = dismissals.get(memberId);
    const [latest, ...others] = reactions.filter(
      (row) => row.memberId !== memberId && !(since && row.createdAt <= since),
    );
    const params = { kind: "reaction" as const, on: about.on, as, count: others.length };
    const left = latest && viewers.has(memberId) ? { params, fromMemberId: latest.memberId } : null;
    return { memberId, left };
  });
  if (withdrawn) return recountBundles(ctx, sourceKey, bundles);
  const { resourcePath } = about.audience;
  const notifications = bundles.flatMap(({ memberId, left }) =>
    left ? { memberId, ...left, resourcePath, sourceKey } : [],
  );
  await notify(ctx, notifications, "bundle");
}
