import type { SubjectType } from "@plaudit/api/entities.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { notify } from "../../notification/index.ts";
import type { AudienceOf } from "../subject.ts";

interface Endorsed {
  subjectType: SubjectType;
  subjectId: string;
  memberId: string;
  /** Points for each recipient. */
  amount: number;
  endorsementId: string;
}

export async function announceEndorsement(ctx: WorkerCtx, audienceOf: AudienceOf, endorsed: Endorsed): Promise<void> {
  const audience = await audienceOf(ctx, endorsed.subjectType, endorsed.subjectId);
  if (!audience) return;
  const recipients = [
    [audience.authorId, "sent"] as const,
    ...audience.recipientIds.map((memberId) => [memberId, "received"] as const),
  ];
  await ctx.publish({ type: "points", memberIds: audience.recipientIds });
  await notify(
    ctx,
    recipients
      .filter(([memberId]) => memberId !== endorsed.memberId)
      .map(([memberId, as]) => ({
        memberId,
        params: { kind: "endorsed", on: endorsed.subjectType, as, amount: endorsed.amount },
        fromMemberId: endorsed.memberId,
        resourcePath: audience.resourcePath,
        sourceKey: `endorsed:${endorsed.endorsementId}`,
      })),
  );
}
