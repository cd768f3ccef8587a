import type { Output } from "@plaudit/api/endpoint.ts";
import type { draftBody, publishedBody } from "@plaudit/api/recognition.ts";
import { toRichText } from "@plaudit/api/rich-text.ts";
import { mentionedIds, type RichText } from "@plaudit/api/rich-words.ts";
import type { TenantCtx } from "../../context.ts";
import { fieldErrors, type RefusalKey } from "../../error.ts";
import { checkMentions } from "../../rich-text/check-mentions.ts";
import { writeText } from "../../rich-text/write-text.ts";
import { type KnownRecipients, listRecipients, recipientName } from "../directory/index.ts";
import { isReached, type OpenGift } from "../points/index.ts";
import { checkRecognition } from "./rules/check-recognition.ts";
import type { Composition } from "./send-queries.ts";

export type PublishedBody = Output<typeof publishedBody>;
export type DraftBody = Output<typeof draftBody>;
export type RecognitionChange = (DraftBody | PublishedBody) & { version?: number | undefined };
/** The context that sending and saving a draft need; the job that publishes scheduled drafts has no more. */
export type SendCtx = Pick<TenantCtx, "db" | "actor" | "now" | "secret" | "enqueue">;

export interface Composed {
  message: RichText;
  mentionFault: RefusalKey | null;
}

/** The message as it will be stored. */
export function compose(
  authorId: string,
  body: { message: PublishedBody["message"] },
  known: Pick<KnownRecipients, "people">,
  before: readonly string[] = [],
): Composed {
  const names = new Map([...known.people].map(([id, row]) => [id, recipientName(row)]));
  const message = writeText(toRichText(body.message), names);
  const people = mentionedIds(message).flatMap((id) => known.people.get(id) ?? []);
  return { message, mentionFault: checkMentions({ authorId, people, before }) };
}

/** Who receives it; refuses what the form's fields lack. Someone who joined a team since the lock is not in it yet. */
export function receive(
  { actor }: SendCtx,
  body: PublishedBody | DraftBody,
  known: Composition,
  composed: Composed,
  open: OpenGift | null,
) {
  const { targets, recipients, unknown, inactive } = listRecipients(actor.memberId, body.sendTo, known);
  if (open) for (const id of recipients.keys()) if (!isReached(open, id)) recipients.delete(id);
  const faults = checkRecognition({
    ...composed,
    recipientCount: recipients.size,
    unknownRecipients: unknown,
    inactiveRecipients: inactive,
    qualityIds: body.qualityIds,
    activeQualityIds: new Set(known.qualities.map((quality) => quality.id)),
    amount: body.amount,
    pointsEnabled: actor.features.includes("points"),
  });
  if (faults.length > 0) throw fieldErrors(faults);
  return { targets, recipients };
}
