import * as z from "zod/mini";
import { id } from "./shared.ts";

const textNode = z.strictObject({ type: z.literal("text"), text: z.string().check(z.minLength(1), z.maxLength(6000)) });
const hardBreak = z.strictObject({ type: z.literal("hardBreak") });
const mention = z.strictObject({
  type: z.literal("mention"),
  attrs: z.strictObject({ id, label: z.string().check(z.maxLength(200)) }),
});
const paragraph = z.strictObject({
  type: z.literal("paragraph"),
  content: z.optional(z.array(z.discriminatedUnion("type", [textNode, hardBreak, mention])).check(z.maxLength(500))),
});

/** The tiptap document that messages and comments are made of; nothing else is stored or rendered. */
export const richText = z.strictObject({
  type: z.literal("doc"),
  content: z.array(paragraph).check(z.maxLength(200)),
});
export type RichText = z.infer<typeof richText>;
export type RichNode = NonNullable<RichText["content"][number]["content"]>[number];

/** A plain string is accepted and becomes one paragraph a line. */
export const richTextInput = z.union([richText, z.string().check(z.maxLength(20_000))]);

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

const nodeText = (node: RichNode) =>
  node.type === "text" ? node.text : node.type === "mention" ? `@${node.attrs.label}` : "\n";

/** The words of a document: what limits count and what search and e-mail subjects use. */
export const plainText = (doc: RichText): string =>
  doc.content
    .map((block) => (block.content ?? []).map(nodeText).join(""))
    .join("\n")
    .trim();

export const mentionedIds = (doc: RichText): string[] => [
  ...new Set(
    doc.content.flatMap((block) => (block.content ?? []).flatMap((n) => (n.type === "mention" ? [n.attrs.id] : []))),
  ),
];
