import { isDeepStrictEqual } from "node:util";
import type { Recognition } from "@plaudit/api/recognition.ts";
import { toRichText } from "@plaudit/api/rich-text.ts";
import { mentionedIds, plainText, type RichText } from "@plaudit/api/rich-words.ts";
import type { TenantCtx } from "../../../context.ts";
import { DomainError, fieldErrors } from "../../../error.ts";
import { expectVersion } from "../../../expect-version.ts";
import { recordAudit } from "../../audit/index.ts";
import type { MediaFile } from "../../media/index.ts";
import { ownRefinement, publishRefinement } from "../../refinement/index.ts";
import { attach } from "../attached.ts";
import { recognitionPolicy } from "../policy.ts";
import { givenRecognitions, qualitiesOf, type RecognitionRow, visibleRecognition } from "../queries.ts";
import { oneRecognition } from "../reads.ts";
import { checkEdit } from "../rules/check-edit.ts";
import { compose, type RecognitionChange } from "../send-compose.ts";
import { readComposition } from "../send-queries.ts";
import { emitChange } from "./emit-change.ts";
import { linkQualities } from "./link-qualities.ts";
import { liveReadersOf } from "./live-readers.ts";

/** Locked until the end of the transaction. */
type Held = Pick<RecognitionRow, "version" | "attachments" | "gifs" | "refinement_id">;
async function lockVersion({ db }: TenantCtx, id: string): Promise<Held> {
  const [held] = await db.query<Held>({
    text: "select version, attachments, gifs, refinement_id from recognitions where tenant_id = $1 and id = $2 and deleted_at is null and hidden_at is null for update",
    values: [db.tenantId, id],
  });
  if (!held) throw new DomainError("NotFound", "noRecognition");
  return held;
}

interface Written {
  message: RichText;
  attachments: readonly MediaFile[];
  gifs: readonly string[];
  refinementId: string | null;
  /** Null where they stay as they are. */
  qualityIds: readonly string[] | null;
}
async function write(ctx: TenantCtx, id: string, { message, attachments, gifs, refinementId, qualityIds }: Written) {
  const { db, now } = ctx;
  db.write({
    text: `update recognitions set message = $3, message_text = $4, version = version + 1, updated_at = $5, edited_at = $5,
        attachments = $6, gifs = $7, refinement_id = $8
      where tenant_id = $1 and id = $2`,
    values: [
      db.tenantId,
      id,
      JSON.stringify(message),
      plainText(message),
      now,
      JSON.stringify(attachments),
      JSON.stringify(gifs),
      refinementId,
    ],
  });
  publishRefinement(db, ctx.actor.memberId, refinementId);
  if (!qualityIds) return;
  db.write({
    text: "delete from recognition_quality_links where tenant_id = $1 and recognition_id = $2",
    values: [db.tenantId, id],
  });
  linkQualities(db, id, qualityIds);
}

/** Changes message, qualities, attachments and GIF of a published recognition. Points stay as they are. */
export async function editPublished(ctx: TenantCtx, id: string, body: RecognitionChange): Promise<Recognition> {
  const { db, actor } = ctx;
  const record = await visibleRecognition(ctx, id);
  recognitionPolicy.require(ctx, "editPublished", record);
  if (body.status === "draft") throw new DomainError("Conflict", "publishedAlready");
  const [held, targets, qualities, known, refined] = await Promise.all([
    lockVersion(ctx, id),
    givenRecognitions.targetsOf(ctx, [id]),
    qualitiesOf(ctx, [id]),
    readComposition(db, {
      senderId: actor.memberId,
      sendTo: [],
      mentionedIds: mentionedIds(toRichText(body.message)),
    }),
    ownRefinement(db, actor.memberId, body.refinementId),
  ]);
  const mentionedBefore = mentionedIds(record.message);
  const { message, mentionFault } = compose(actor.memberId, body, known, mentionedBefore);
  const mentioned = mentionedIds(message).filter((one) => !mentionedBefore.includes(one));
  const qualityIds = [...new Set(body.qualityIds)];
  const before = {
    sendTo: new Set(targets.flatMap((target) => target.member_id ?? target.team_id ?? [])),
    amount: record.amount,
    tenantWide: record.tenantWide,
    qualityIds: qualities.map((quality) => quality.id),
  };
  const { amount, tenantWide } = body;
  const after = { message, sendTo: new Set(body.sendTo.map((to) => to.id)), amount, tenantWide, qualityIds };
  const activeQualityIds = known.qualities.map((quality) => quality.id);
  const faults = checkEdit({ before, after, mentionFault, activeQualityIds });
  if (faults.length > 0) throw fieldErrors(faults);

  const otherWords = !isDeepStrictEqual(message, record.message);
  const otherQualities = !isDeepStrictEqual(qualityIds, before.qualityIds);
  const enclosed = held.attachments.map((file) => file.id);
  const gifs = body.gifs ?? held.gifs;
  const otherGifs = !isDeepStrictEqual(gifs, held.gifs);
  const otherFiles = body.attachments !== undefined && !isDeepStrictEqual(body.attachments, enclosed);
  if (otherWords || otherQualities || otherFiles || otherGifs) {
    if (body.version !== undefined) expectVersion(held, body.version, "recognitionChanged");
    const attachments = await attach(ctx, held.attachments, body.attachments ?? enclosed);
    const refinementId = body.refinementId === undefined ? held.refinement_id : refined;
    await Promise.all([
      write(ctx, id, { message, attachments, gifs, refinementId, qualityIds: otherQualities ? qualityIds : null }),
      recordAudit(ctx, {
        action: "recognition.update",
        entityType: "recognition",
        entityId: id,
        before: null,
        // Without the message: it may be private, and the audit log is never deleted.
        after: { message: otherWords, qualities: otherQualities, attachments: otherFiles, gifs: otherGifs },
      }),
      ctx.publish({ type: "edited", id, ...(await liveReadersOf(ctx.db, record)) }),
      emitChange(ctx, { recognitionId: id, change: "edited", publishedAt: record.published_at, mentioned }),
    ]);
  }
  return oneRecognition(ctx, id);
}
