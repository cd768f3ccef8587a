import type { ActionOn } from "@plaudit/api/entities.ts";
import type { Feedback } from "@plaudit/api/feedback.ts";
import type { TenantCtx } from "../../../context.ts";
import { recordAudit } from "../../audit/index.ts";
import { feedbackPolicy } from "../policy.ts";
import { presentOne } from "../present.ts";
import { type ThreadRow, theThread, threadRow } from "../queries.ts";
import { feedbackThreads } from "../tables.ts";

/** The updated row, and whether anything changed. */
async function change(ctx: TenantCtx, id: string, action: ActionOn<"feedback">, to: () => Partial<ThreadRow>) {
  const row = await threadRow(ctx.db, id, true);
  if (!feedbackPolicy.require(ctx, action, row)) return { row, changed: false };
  const set = to();
  await ctx.db.orm.update(feedbackThreads).set(set).where(theThread(ctx.db, id));
  return { row: { ...row, ...set }, changed: true };
}

/** Keeps the first reader. */
export async function markRead(ctx: TenantCtx, id: string): Promise<void> {
  await change(ctx, id, "markRead", () => ({ readAt: ctx.now, readBy: ctx.actor.memberId }));
}

async function setClosed(ctx: TenantCtx, id: string, action: "close" | "reopen"): Promise<Feedback> {
  const { row, changed } = await change(ctx, id, action, () =>
    action === "close" ? { closedAt: ctx.now, closedBy: ctx.actor.memberId } : { closedAt: null, closedBy: null },
  );
  if (changed)
    await recordAudit(ctx, {
      action: `feedback.${action}`,
      entityType: "feedback",
      entityId: id,
      before: null,
      after: null,
    });
  return presentOne(ctx, row);
}
export const closeFeedback = (ctx: TenantCtx, id: string) => setClosed(ctx, id, "close");
export const reopenFeedback = (ctx: TenantCtx, id: string) => setClosed(ctx, id, "reopen");
