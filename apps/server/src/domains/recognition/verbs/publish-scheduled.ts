import type { Role } from "@plaudit/api/permissions.ts";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../context.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { languageOf } from "../../directory/index.ts";
import { notify } from "../../notification/index.ts";
import { type DraftRow, lockDraft } from "../draft-queries.ts";
import { type FailureKind, failureKind } from "../rules/failure-kind.ts";
import { draftPath, removeDraft } from "./remove-draft.ts";
import { sendRecognition } from "./send-recognition.ts";

interface Scheduled {
  draftId: string;
  /** The scheduled instant. A draft that has another one by now, or none, is left as it is. */
  at: string;
}

async function authorOf({ db, tenant }: WorkerCtx, memberId: string): Promise<Actor | null> {
  const [row] = await db.rows<{
    user_id: string | null;
    role: Role;
    locale: string | null;
    timezone: string | null;
  }>(sql`
    select m.user_id, m.role, m.locale, m.timezone from tenant_members m
    where m.tenant_id = ${db.tenantId} and m.id = ${memberId} and m.status <> 'archived' and m.suspended_at is null`);
  if (!row) return null;
  return {
    tenantId: db.tenantId,
    memberId,
    userId: row.user_id ?? memberId,
    role: row.role,
    features: tenant.features,
    locale: languageOf(tenant, row.locale as Actor["locale"] | null),
    timezone: row.timezone ?? tenant.timezone,
  };
}

/** Checks every rule before the first write, so that an error leaves no rows in this transaction. */
async function tryToSend(ctx: WorkerCtx, actor: Actor, draft: DraftRow): Promise<FailureKind | null> {
  try {
    await sendRecognition(
      { ...ctx, actor },
      {
        status: "published",
        message: draft.message,
        amount: draft.amount,
        sendTo: draft.send_to,
        qualityIds: draft.quality_ids,
        tenantWide: draft.tenant_wide,
        ignoreExceptions: draft.ignore_exceptions,
        gifs: draft.gifs,
        attachments: draft.attachments.map((file) => file.id),
        refinementId: draft.refinement_id,
      },
      draft,
    );
    return null;
  } catch (error) {
    return failureKind(error);
  }
}

async function lockDue({ db }: WorkerCtx, { draftId, at }: Scheduled): Promise<DraftRow | null> {
  const draft = await lockDraft(db, draftId);
  return draft?.scheduled_at?.getTime() === new Date(at).getTime() ? draft : null;
}

/** Its author gets the reason and a link: who is suspended, once they are back. */
async function unschedule(ctx: WorkerCtx, draft: DraftRow, failed: FailureKind): Promise<void> {
  const { db, now } = ctx;
  db.write(sql`
    update recognition_drafts set scheduled_at = null, version = version + 1, updated_at = ${now}
    where tenant_id = ${db.tenantId} and id = ${draft.id}`);
  await notify(ctx, [
    {
      memberId: draft.sender_id,
      params: { kind: failed },
      fromMemberId: null,
      resourcePath: draftPath(draft.id),
      sourceKey: `scheduled:${draft.id}:${draft.scheduled_at?.toISOString()}`,
    },
  ]);
}

/**
 * Publishes a draft that is due, by the current rules and balances. The draft's row is locked and deleted in the same
 * transaction, so it is published once. What cannot be published stays a draft, and its author is notified of the reason.
 */
export async function publishScheduled(ctx: WorkerCtx, scheduled: Scheduled): Promise<void> {
  const draft = await lockDue(ctx, scheduled);
  if (!draft) return;
  const author = await authorOf(ctx, draft.sender_id);
  const failed = author ? await tryToSend(ctx, author, draft) : "recognition.unsentForAbsence";
  if (!failed) return removeDraft(ctx, draft.id);
  await unschedule(ctx, draft, failed);
}

/** The job has failed for good: what was to be sent is a draft again. */
export async function giveUpScheduled(ctx: WorkerCtx, scheduled: Scheduled): Promise<void> {
  const draft = await lockDue(ctx, scheduled);
  if (draft) await unschedule(ctx, draft, "recognition.unsentForFault");
}
