import type { Recognition } from "@plaudit/api/recognition.ts";
import { toRichText } from "@plaudit/api/rich-text.ts";
import { measureText, mentionedIds, textLimits } from "@plaudit/api/rich-words.ts";
import type { RecipientRef } from "@plaudit/api/shared.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { DomainError, fieldError } from "../../../error.ts";
import { ownRefinement } from "../../refinement/index.ts";
import { attach } from "../attached.ts";
import { type DraftRow, draftCount } from "../draft-queries.ts";
import { recognitionPolicy } from "../policy.ts";
import { draftFacts, presentDrafts } from "../present-draft.ts";
import { compose, type DraftBody, receive } from "../send-compose.ts";
import { readComposition } from "../send-queries.ts";
import { setSchedule } from "./set-schedule.ts";

/** Of one author: their files are kept as long as they are. */
const DRAFTS_MAX = 100;

const once = (refs: readonly RecipientRef[]): RecipientRef[] => [
  ...new Map(refs.map(({ id, type }) => [id, { id, type }])).values(),
];

function write({ db }: TenantCtx, row: DraftRow): void {
  db.write({
    name: "recognition_draft",
    text: `insert into recognition_drafts as d (tenant_id, id, sender_id, message, amount, send_to, quality_ids, tenant_wide,
        ignore_exceptions, scheduled_at, version, created_at, updated_at, attachments, gifs,
        refinement_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
      on conflict (tenant_id, id) do update set message = excluded.message, amount = excluded.amount,
        send_to = excluded.send_to, quality_ids = excluded.quality_ids, tenant_wide = excluded.tenant_wide,
        ignore_exceptions = excluded.ignore_exceptions, scheduled_at = excluded.scheduled_at, version = excluded.version,
        updated_at = excluded.updated_at, attachments = excluded.attachments,
        gifs = excluded.gifs, refinement_id = excluded.refinement_id`,
    values: [
      db.tenantId,
      row.id,
      row.sender_id,
      JSON.stringify(row.message),
      row.amount,
      JSON.stringify(row.send_to),
      JSON.stringify(row.quality_ids),
      row.tenant_wide,
      row.ignore_exceptions,
      row.scheduled_at,
      row.version,
      row.created_at,
      row.updated_at,
      JSON.stringify(row.attachments),
      JSON.stringify(row.gifs),
      row.refinement_id,
    ],
  });
}

/**
 * Saves a draft. A scheduled one must be complete, so that its author sees errors now; points are checked when it is
 * published.
 */
export async function saveDraft(ctx: TenantCtx, body: DraftBody, before?: DraftRow): Promise<Recognition> {
  const { db, actor } = ctx;
  const senderId = actor.memberId;
  const [known, others] = await Promise.all([
    readComposition(db, {
      senderId,
      sendTo: body.sendTo,
      mentionedIds: mentionedIds(toRichText(body.message)),
    }),
    before ? 0 : draftCount(db, senderId),
  ]);
  if (others >= DRAFTS_MAX) throw new DomainError("Conflict", "tooManyDrafts");
  const { now } = ctx;
  const composed = compose(senderId, body, known);
  if (measureText(composed.message, textLimits.recognition).fault === "tooLong")
    throw fieldError("message", "tooLong", "messageLong");
  const scheduledAt = body.scheduledAt === null ? null : new Date(body.scheduledAt);
  if (scheduledAt) {
    recognitionPolicy.require(ctx, "schedule", draftFacts(senderId));
    if (scheduledAt <= now) throw fieldError("scheduledAt", "future", "scheduledPast");
    receive(ctx, body, known, composed, null);
  }
  const row: DraftRow = {
    id: before?.id ?? newId(),
    sender_id: senderId,
    message: composed.message,
    amount: body.amount,
    send_to: once(body.sendTo),
    quality_ids: [...new Set(body.qualityIds)],
    tenant_wide: body.tenantWide,
    ignore_exceptions: body.ignoreExceptions ?? false,
    gifs: body.gifs ?? [],
    attachments: await attach(ctx, before?.attachments ?? [], body.attachments ?? []),
    refinement_id: await ownRefinement(db, senderId, body.refinementId),
    scheduled_at: scheduledAt,
    version: (before?.version ?? 0) + 1,
    created_at: before?.created_at ?? now,
    updated_at: now,
  };
  write(ctx, row);
  if (scheduledAt || before?.scheduled_at) setSchedule(db, row.id, scheduledAt);
  const entity = (await presentDrafts(ctx, [row])).get(row.id);
  if (!entity) throw new Error("The draft cannot be shown to its author");
  return entity;
}
