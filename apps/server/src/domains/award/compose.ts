import { toRichText } from "@plaudit/api/rich-text.ts";
import { measureText, mentionedIds, type RichText, textLimits } from "@plaudit/api/rich-words.ts";
import type { ErrorDetail } from "../../error.ts";
import { checkMentions } from "../../rich-text/check-mentions.ts";
import { writeText } from "../../rich-text/write-text.ts";
import { type KnownRecipients, recipientName } from "../directory/index.ts";

/** The message as it will be stored, and what is wrong with it. `before` are those whom it mentioned until now. */
export function composeAward(
  authorId: string,
  input: RichText | string,
  { people }: Pick<KnownRecipients, "people">,
  before: readonly string[] = [],
): { message: RichText; faults: ErrorDetail[] } {
  const names = new Map([...people].map(([id, row]) => [id, recipientName(row)]));
  const message = writeText(toRichText(input), names);
  const mentioned = mentionedIds(message).flatMap((id) => people.get(id) ?? []);
  const { fault } = measureText(message, textLimits.award);
  const lost = checkMentions({ authorId, people: mentioned, before });
  const faults: ErrorDetail[] = [];
  if (fault === "empty") faults.push({ path: "message", type: "required", key: "award.message" });
  if (fault === "tooLong") faults.push({ path: "message", type: "tooLong", key: "messageLong" });
  if (lost) faults.push({ path: "message", type: "mention", key: lost });
  return { message, faults };
}
