import { toRichText } from "@plaudit/api/rich-text.ts";
import { measureText, plainText, type RichText, textLimits } from "@plaudit/api/rich-words.ts";
import { fieldError, type RefusalKey } from "../../error.ts";
import { writeText } from "../../rich-text/write-text.ts";

/** As it will be stored. Nobody is mentioned on a card: a name is text. */
export function writeMessage(
  input: RichText | string,
  missing: RefusalKey | null,
): { message: RichText; messageText: string } {
  const message = writeText(toRichText(input), new Map());
  const { fault } = measureText(message, textLimits.card);
  if (fault === "tooLong") throw fieldError("message", "too_big", "messageLong");
  if (fault === "empty" && missing) throw fieldError("message", "required", missing);
  return { message, messageText: plainText(message) };
}
