import { toRichText } from "@plaudit/api/rich-text.ts";
import { measureText, mentionedIds, type RichText, textLimits } from "@plaudit/api/rich-words.ts";
import type { TenantCtx } from "../../../context.ts";
import { fieldError, type RefusalKey } from "../../../error.ts";
import { checkMentions } from "../../../rich-text/check-mentions.ts";
import { writeText } from "../../../rich-text/write-text.ts";
import { namesByIds } from "../../directory/index.ts";

const fault = (type: string, key: RefusalKey) => fieldError("body", type, key);

/**
 * The document that will be stored: mentions are resolved again, and the text's length is checked. `before` are those
 * whom it mentioned until now.
 */
export async function writeComment(
  ctx: TenantCtx,
  input: RichText | string,
  before: readonly string[] = [],
): Promise<RichText> {
  const doc = toRichText(input);
  const people = await namesByIds(ctx, mentionedIds(doc));
  const lost = checkMentions({ authorId: ctx.actor.memberId, people, before });
  if (lost) throw fault("mention", lost);
  const body = writeText(doc, new Map(people.map(({ id, name }) => [id, name])));
  const wrong = measureText(body, textLimits.comment).fault;
  if (wrong === "empty") throw fault("required", "comment");
  if (wrong === "tooLong") throw fault("too_big", "messageLong");
  return body;
}
