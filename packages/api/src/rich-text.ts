import * as z from "zod/mini";
import { countNodes, mostNodes, type RichText } from "./rich-words.ts";
import { id, whenMissing } from "./shared.ts";

const textNode = z.strictObject({ type: z.literal("text"), text: z.string().check(z.minLength(1)) });
const hardBreak = z.strictObject({ type: z.literal("hardBreak") });
const mention = z.strictObject({
  type: z.literal("mention"),
  attrs: z.strictObject({ id, label: z.string().check(z.maxLength(200)) }),
});
const paragraph = z.strictObject({
  type: z.literal("paragraph"),
  content: z.optional(z.array(z.discriminatedUnion("type", [textNode, hardBreak, mention]))),
});

/** Nothing else is stored or rendered. */
export const richText = z.strictObject({ type: z.literal("doc"), content: z.array(paragraph) });

const tooLong = { error: "messageLong" };
const document = richText.check(z.refine((doc) => countNodes(doc) <= mostNodes, tooLong));

/** A plain string is accepted and becomes one paragraph a line. `required` is the message when it is empty. */
export const richTextInput = (required: string) =>
  z.union([document, z.string().check(z.maxLength(20_000, tooLong))], whenMissing(required, "cannotKeep"));

export function toRichText(input: RichText | string): RichText {
  if (typeof input !== "string") return input;
  return {
    type: "doc",
    content: input.split(/\r?\n/).map((line) => ({
      type: "paragraph" as const,
      ...(line === "" ? {} : { content: [{ type: "text" as const, text: line }] }),
    })),
  };
}
