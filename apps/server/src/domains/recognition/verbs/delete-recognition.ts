import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { recordAudit } from "../../audit/index.ts";
import { reversePoints } from "../../points/index.ts";
import { removeTimelineItem } from "../../timeline/index.ts";
import { attach } from "../attached.ts";
import { recognitionPath } from "../audience.ts";
import { lockDraft } from "../draft-queries.ts";
import { recognitionPolicy } from "../policy.ts";
import { draftFacts } from "../present-draft.ts";
import { givenRecognitions, visibleRecognition } from "../queries.ts";
import { emitChange } from "./emit-change.ts";
import { removeDraft } from "./remove-draft.ts";

/** Hard delete of a draft. Otherwise soft delete: removes the feed item and reverses points and endorsements, limited to what recipients still have. */
export async function deleteRecognition(ctx: TenantCtx, id: string): Promise<null> {
  const { db, actor, now } = ctx;
  const draft = await lockDraft(db, id, actor.memberId);
  if (draft) {
    recognitionPolicy.require(ctx, "delete", draftFacts(draft.sender_id));
    await attach(ctx, draft.attachments, []);
    removeDraft(ctx, id);
    return null;
  }
  const record = await visibleRecognition(ctx, id);
  recognitionPolicy.require(ctx, "delete", record);
  const taken = await db.query({
    text: `update recognitions set deleted_at = $3, deleted_by = $4, version = version + 1, updated_at = $3
      where tenant_id = $1 and id = $2 and deleted_at is null returning true`,
    values: [db.tenantId, id, now, actor.memberId],
  });
  if (taken.length === 0) throw new DomainError("NotFound", "noRecognition");
  const transactionIds = await givenRecognitions.transactionsOf(ctx, [id]);
  const { shortfall } = await reversePoints(db, { transactionIds, actorId: actor.memberId, now });
  await Promise.all([
    attach(ctx, record.attachments, []),
    removeTimelineItem(ctx, id),
    emitChange(ctx, { recognitionId: id, change: "deleted", publishedAt: record.published_at }),
    ctx.enqueue("notification.retract", { tenantId: db.tenantId, resourcePath: recognitionPath(id) }),
    recordAudit(ctx, {
      action: "recognition.delete",
      entityType: "recognition",
      entityId: id,
      before: { senderId: record.senderId, tenantWide: record.tenantWide },
      after: { shortfall },
    }),
  ]);
  return null;
}
