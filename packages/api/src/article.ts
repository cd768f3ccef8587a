import * as z from "zod/mini";
import { isSafeLink, measureArticle } from "./article-words.ts";

const bold = z.strictObject({ type: z.literal("bold") });
const link = z.strictObject({
  type: z.literal("link"),
  attrs: z.strictObject({ href: z.string().check(z.refine(isSafeLink, "announcement.linkUnsafe")) }),
});
const text = z.strictObject({
  type: z.literal("text"),
  text: z.string().check(z.minLength(1)),
  marks: z.optional(z.array(z.discriminatedUnion("type", [bold, link])).check(z.maxLength(2))),
});
const inline = z.optional(
  z.array(z.discriminatedUnion("type", [text, z.strictObject({ type: z.literal("hardBreak") })])),
);
const paragraph = z.strictObject({ type: z.literal("paragraph"), content: inline });
const heading = z.strictObject({ type: z.literal("heading"), content: inline });
const item = z.strictObject({
  type: z.literal("listItem"),
  content: z.array(paragraph).check(z.minLength(1)),
});
const items = z.array(item).check(z.minLength(1));
const bulletList = z.strictObject({ type: z.literal("bulletList"), content: items });
const orderedList = z.strictObject({ type: z.literal("orderedList"), content: items });

/** Nothing else is stored or rendered. */
export const article = z.strictObject({
  type: z.literal("doc"),
  content: z.array(z.discriminatedUnion("type", [paragraph, heading, bulletList, orderedList])),
});
/** It may be empty: what is published may not. */
export const articleInput = article.check(
  z.refine((doc) => measureArticle(doc).fault !== "tooLong", "announcement.bodyLong"),
);
