import type { WorkerCtx } from "../../../jobs/context.ts";
import { notify } from "../../notification/index.ts";
import { type Audiences, audienceOf } from "../audience.ts";

interface Endorsed {
  recognitionId: string;
  memberId: string;
  /** Points for each recipient. */
  amount: number;
  endorsementId: string;
}

export async function announceEndorsement(ctx: WorkerCtx, audiences: Audiences, endorsed: Endorsed): Promise<void> {
  const audience = await audienceOf(audiences, ctx, "recognition", endorsed.recognitionId);
  if (!audience) return;
  const told = [
    [audience.authorId, "sent"] as const,
    ...audience.recipientIds.map((memberId) => [memberId, "received"] as const),
  ];
  await ctx.publish({ type: "points", memberIds: audience.recipientIds });
  await notify(
    ctx,
    told
      .filter(([memberId]) => memberId !== endorsed.memberId)
      .map(([memberId, as]) => ({
        memberId,
        params: { kind: "endorsed", as, amount: endorsed.amount },
        fromMemberId: endorsed.memberId,
        resourcePath: audience.resourcePath,
        sourceKey: `endorsed:${endorsed.endorsementId}`,
      })),
  );
}
