import type { Recognition } from "@plaudit/api/recognition.ts";
import type { TenantCtx } from "../../../context.ts";
import { expectVersion } from "../../../expect-version.ts";
import { lockDraft } from "../draft-queries.ts";
import { recognitionPolicy } from "../policy.ts";
import { draftFacts } from "../present-draft.ts";
import type { RecognitionChange } from "../send-compose.ts";
import { editPublished } from "./edit-published.ts";
import { removeDraft } from "./remove-draft.ts";
import { saveDraft } from "./save-draft.ts";
import { sendRecognition } from "./send-recognition.ts";

/** Saves or sends a draft, or edits a published recognition. A draft keeps its id when it is sent. */
export async function updateRecognition(ctx: TenantCtx, id: string, change: RecognitionChange): Promise<Recognition> {
  const { version, ...body } = change;
  const draft = await lockDraft(ctx.db, id, ctx.actor.memberId);
  if (!draft) return editPublished(ctx, id, change);
  recognitionPolicy.require(ctx, "edit", draftFacts(draft.sender_id));
  if (version !== undefined) expectVersion(draft, version, "recognitionChanged");
  if (body.status === "draft") return saveDraft(ctx, body, draft);
  const sent = await sendRecognition(ctx, body, draft);
  removeDraft(ctx, id);
  return sent;
}
