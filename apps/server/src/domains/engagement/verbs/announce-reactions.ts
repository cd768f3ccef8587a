import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { notify } from "../../notification/index.ts";
import { commentById } from "../queries.ts";
import type { AudienceOf } from "../subject.ts";
import type { TargetType } from "../tables.ts";

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
  if (!comment || comment.removed_at) return null;
  const audience = await audienceOf(ctx, comment.thread_type, comment.thread_id);
  return audience && { on: comment.thread_type, audience, recipients: [[comment.member_id, "comment"]] as Recipient };
}

/** Everybody's reactions to one thing are one piece of news: the latest person, and how many others. */
export async function announceReactions(
  ctx: WorkerCtx,
  audienceOf: AudienceOf,
  { subjectType, subjectId }: { subjectType: TargetType; subjectId: string },
): Promise<void> {
  const { db } = ctx;
  const [about, reactions] = await Promise.all([
    recipientsOf(ctx, audienceOf, subjectType, subjectId),
    db.rows<{ member_id: string }>(sql`
      select member_id from engagement_reactions where tenant_id = ${db.tenantId} and subject_id = ${subjectId}
      order by created_at desc, member_id`),
  ]);
  if (!about) return;
  const viewers = await about.audience.viewersAmong(about.recipients.map(([memberId]) => memberId));
  const notifications = about.recipients.flatMap(([memberId, as]) => {
    const [latest, ...others] = reactions.filter((row) => row.member_id !== memberId);
    if (!latest || !viewers.has(memberId)) return [];
    return {
      memberId,
      params: { kind: "reaction" as const, on: about.on, as, count: others.length },
      fromMemberId: latest.member_id,
      resourcePath: about.audience.resourcePath,
      sourceKey: `reaction:${subjectId}`,
    };
  });
  await notify(ctx, notifications, "bundle");
}
