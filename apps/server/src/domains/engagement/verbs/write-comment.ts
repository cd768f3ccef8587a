import { mentionedIds, type RichText, toRichText } from "@plaudit/api/rich-text.ts";
import { DomainError } from "../../../error.ts";
import type { TenantCtx } from "../../../http/context.ts";
import { resolveMentions } from "../../../rich-text/resolve-mentions.ts";
import { peopleByIds } from "../../identity/directory.ts";
import { checkComment } from "../rules/check-comment.ts";

/** The document that will be stored: mentions are looked up anew, and it has words, but not too many. */
export async function writeComment(ctx: TenantCtx, input: RichText | string): Promise<RichText> {
  const doc = toRichText(input);
  const people = await peopleByIds(ctx, mentionedIds(doc));
  const body = resolveMentions(doc, new Map([...people].map(([id, { name }]) => [id, name])));
  const wrong = checkComment(body);
  if (!wrong) return body;
  const message = wrong === "empty" ? "Write a comment" : "Your message is too long";
  const type = wrong === "empty" ? "required" : "too_big";
  throw new DomainError("ValidationError", message, { details: [{ type, path: "body", message }] });
}
