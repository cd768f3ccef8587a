import type { SubjectType } from "@plaudit/api/entities.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { retract } from "../../notification/index.ts";
import type { AudienceOf } from "../subject.ts";

interface Removed {
  commentId: string;
  subjectType: SubjectType;
  subjectId: string;
}

export async function retractComment(ctx: WorkerCtx, audienceOf: AudienceOf, removed: Removed): Promise<void> {
  const thread = await audienceOf(ctx, removed.subjectType, removed.subjectId);
  if (thread)
    await retract(ctx, thread.resourcePath, {
      sourceKeys: [`comment:${removed.commentId}`, `reaction:${removed.commentId}`],
    });
}
