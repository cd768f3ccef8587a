import type { WorkerCtx } from "../../../jobs/context.ts";
import { retract } from "../../notification/index.ts";
import { type Audiences, audienceOf } from "../audience.ts";

interface Removed {
  commentId: string;
  threadType: "recognition" | "award";
  threadId: string;
}

export async function retractComment(ctx: WorkerCtx, audiences: Audiences, removed: Removed): Promise<void> {
  const thread = await audienceOf(audiences, ctx, removed.threadType, removed.threadId);
  if (thread)
    await retract(ctx, thread.resourcePath, [`comment:${removed.commentId}`, `reaction:${removed.commentId}`]);
}
