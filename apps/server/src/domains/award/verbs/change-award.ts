import { isDeepStrictEqual } from "node:util";
import type { Award, awardEndpoints } from "@plaudit/api/award.ts";
import type { Output } from "@plaudit/api/endpoint.ts";
import { toRichText } from "@plaudit/api/rich-text.ts";
import { mentionedIds, plainText } from "@plaudit/api/rich-words.ts";
import type { TenantCtx } from "../../../context.ts";
import { DomainError, fieldErrors } from "../../../error.ts";
import { expectVersion } from "../../../expect-version.ts";
import type { ModeratingCtx } from "../../../moderated.ts";
import { recordAudit } from "../../audit/index.ts";
import { readRecipients } from "../../directory/index.ts";
import { reversePoints } from "../../points/index.ts";
import { removeTimelineItem, restoreTimelineItem } from "../../timeline/index.ts";
import { awardPath } from "../audience.ts";
import { composeAward } from "../compose.ts";
import { awardPolicy } from "../policy.ts";
import { givenAwards, visibleAward } from "../queries.ts";
import { oneAward } from "../reads.ts";
import { emitChange } from "./emit-change.ts";
import { liveReadersOf } from "./live-readers.ts";

type Change = Output<(typeof awardEndpoints)["PATCH /award/awards/{id}"]["body"]>;

/** Locked until the end of the transaction, against points that are being added and other changes. */
async function lockVersion({ db }: TenantCtx, id: string): Promise<{ version: number }> {
  const [held] = await db.query<{ version: number }>({
    text: "select version from awards where tenant_id = $1 and id = $2 and deleted_at is null and hidden_at is null for update",
    values: [db.tenantId, id],
  });
  if (!held) throw new DomainError("NotFound", "award.missing");
  return held;
}

/** Changes its words; name, badge and points stay as they were sent. */
export async function editAward(ctx: TenantCtx, id: string, body: Change): Promise<Award> {
  const { db, now, actor } = ctx;
  const row = await visibleAward(ctx, id);
  awardPolicy.require(ctx, "edit", row);
  const [held, known] = await Promise.all([
    lockVersion(ctx, id),
    readRecipients(db, { senderId: actor.memberId, sendTo: [], mentionedIds: mentionedIds(toRichText(body.message)) }),
  ]);
  expectVersion(held, body.version, "award.changed");
  const before = mentionedIds(row.message);
  const { message, faults } = composeAward(actor.memberId, body.message, known, before);
  if (faults.length > 0) throw fieldErrors(faults);
  if (isDeepStrictEqual(message, row.message)) return oneAward(ctx, id);
  db.write({
    text: `update awards set message = $3, message_text = $4, version = version + 1, updated_at = $5, edited_at = $5
      where tenant_id = $1 and id = $2`,
    values: [db.tenantId, id, JSON.stringify(message), plainText(message), now],
  });
  // Without the message: it may be private, and the audit log is never deleted.
  const after = { message: true };
  await Promise.all([
    recordAudit(ctx, { action: "award.update", entityType: "award", entityId: id, before: null, after }),
    ctx.publish({ type: "edited", id, ...(await liveReadersOf(db, row)) }),
    emitChange(ctx, {
      awardId: id,
      change: "edited",
      mentioned: mentionedIds(message).filter((one) => !before.includes(one)),
    }),
  ]);
  return oneAward(ctx, id);
}

/** Soft delete: it leaves the feed, and what is left of its points goes back to where it came from. */
export async function deleteAward(ctx: TenantCtx, id: string): Promise<void> {
  const { db, actor, now } = ctx;
  const row = await visibleAward(ctx, id);
  awardPolicy.require(ctx, "delete", row);
  const taken = await db.query({
    text: `update awards set deleted_at = $3, deleted_by = $4, version = version + 1, updated_at = $3
      where tenant_id = $1 and id = $2 and deleted_at is null returning true`,
    values: [db.tenantId, id, now, actor.memberId],
  });
  if (taken.length === 0) throw new DomainError("NotFound", "award.missing");
  const transactionIds = await givenAwards.transactionsOf(ctx, [id]);
  const { shortfall } = await reversePoints(db, { transactionIds, actorId: actor.memberId, now });
  const before = { name: row.name, senderId: row.senderId, tenantWide: row.tenantWide };
  await Promise.all([
    removeTimelineItem(ctx, id),
    emitChange(ctx, { awardId: id, change: "deleted" }),
    ctx.enqueue("notification.retract", { tenantId: db.tenantId, resourcePath: awardPath(id) }),
    recordAudit(ctx, { action: "award.delete", entityType: "award", entityId: id, before, after: { shortfall } }),
  ]);
}

async function setHidden({ db, now }: ModeratingCtx, id: string, hiddenAt: Date | null) {
  const [changed] = await db.query<{ id: string; sender_id: string; tenant_wide: boolean }>({
    text: `update awards set hidden_at = $3, version = version + 1, updated_at = $4
      where tenant_id = $1 and id = $2 and deleted_at is null returning id, sender_id, tenant_wide`,
    values: [db.tenantId, id, hiddenAt, now],
  });
  if (!changed) throw new DomainError("NotFound", "award.missing");
  return changed;
}

/** It is in no place any more, and what is on its way to somebody is withdrawn. Points stay. */
export async function hideAward(ctx: ModeratingCtx, id: string): Promise<void> {
  const hidden = await setHidden(ctx, id, ctx.now);
  await Promise.all([
    removeTimelineItem(ctx, id),
    ctx.enqueue("notification.retract", { tenantId: ctx.db.tenantId, resourcePath: awardPath(id) }),
    ctx.publish({ type: "edited", id, ...(await liveReadersOf(ctx.db, hidden)) }),
  ]);
}

/** Where it was, at its place; nobody is notified of it a second time. */
export async function showAward(ctx: ModeratingCtx, id: string): Promise<void> {
  const restored = await setHidden(ctx, id, null);
  await Promise.all([
    restoreTimelineItem(ctx, id),
    ctx.publish({ type: "edited", id, ...(await liveReadersOf(ctx.db, restored)) }),
  ]);
}
