import { asc, desc, eq } from "drizzle-orm";
import { ofTenant } from "../../../db/rows.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { notify } from "../../notification/index.ts";
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
  if (!comment || comment.removedAt) return null;
  const audience = await audienceOf(ctx, comment.threadType, comment.threadId);
  return audience && { on: comment.threadType, audience, recipients: [[comment.memberId, "comment"]] as Recipient };
}

/** All reactions to one subject are one notification: the latest person, and how many others. */
export async function announceReactions(
  ctx: WorkerCtx,
  audienceOf: AudienceOf,
  { subjectType, subjectId }: { subjectType: TargetType; subjectId: string },
): Promise<void> {
  const { db } = ctx;
  const { memberId: by, subjectId: on, createdAt } = engagementReactions;
  const [about, reactions] = await Promise.all([
    recipientsOf(ctx, audienceOf, subjectType, subjectId),
    db.orm
      .select({ memberId: by })
      .from(engagementReactions)
      .where(ofTenant(db, engagementReactions, eq(on, subjectId)))
      .orderBy(desc(createdAt), asc(by)),
  ]);
  if (!about) return;
  const viewers = await about.audience.viewersAmong(about.recipients.map(([memberId]) => memberId));
  const notifications = about.recipients.flatMap(([memberId, as]) => {
    const [latest, ...others] = reactions.filter((row) => row.memberId !== memberId);
    if (!latest || !viewers.has(memberId)) return [];
    return {
      memberId,
      params: { kind: "reaction" as const, on: about.on, as, count: others.length },
      fromMemberId: latest.memberId,
      resourcePath: about.audience.resourcePath,
      sourceKey: `reaction:${subjectId}`,
    };
  });
  await notify(ctx, notifications, "bundle");
}
