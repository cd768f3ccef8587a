import type { TenantCtx } from "../../../context.ts";
import { recordAudit } from "../../audit/index.ts";
import { moderationItemPolicy } from "../policy.ts";
import type { AllModerated } from "../present.ts";
import { itemRow } from "../queries.ts";
import { writeNotice } from "./notices.ts";

/** A job notifies the author; the log keeps that somebody wrote, not what. */
export async function writeAuthor(ctx: TenantCtx, all: AllModerated, id: string, note: string): Promise<null> {
  const { tenantId } = ctx.db;
  const row = await itemRow(ctx.db, id);
  moderationItemPolicy.require(ctx, "write", row);
  const noticeId = await writeNotice(ctx, all, { row, kind: "message", note });
  await Promise.all([
    ctx.enqueue("moderation.announce", { tenantId, noticeId }),
    recordAudit(ctx, {
      action: "moderationItem.write",
      entityType: "moderationItem",
      entityId: id,
      before: { type: row.type, authorId: row.authorId },
      after: null,
    }),
  ]);
  return null;
}
