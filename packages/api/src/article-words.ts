/** Without schemas, for code that runs in browsers. */

import { isBlank, isOneLine } from "./plain-text.ts";

export type ArticleMark = { type: "bold" } | { type: "link"; attrs: { href: string } };
export type ArticleInline = { type: "text"; text: string; marks?: ArticleMark[] } | { type: "hardBreak" };
export type ArticleLine = { type: "paragraph"; content?: ArticleInline[] };
export type ArticleItem = { type: "listItem"; content: ArticleLine[] };
export type ArticleBlock =
  | ArticleLine
  | { type: "heading"; content?: ArticleInline[] }
  | { type: "bulletList" | "orderedList"; content: ArticleItem[] };
/** A text with headings, lists and links. */
export type Article = { type: "doc"; content: ArticleBlock[] };

export const emptyArticle: Article = { type: "doc", content: [{ type: "paragraph" }] };

/** Characters that are read, by code points. */
export const MOST_ARTICLE = 10_000;
/** Blocks, list items and what is in them, together. */
const MOST_NODES = 2000;
/** Of the document as JSON. */
const MOST_BYTES = 100_000;
export const MOST_LINK = 2000;

/** What may be followed: never a script, whatever its letters' case or the blanks before it. */
export function isSafeLink(href: string): boolean {
  if (href.length > MOST_LINK || !isOneLine(href) || !/^(?:https?:\/\/|mailto:)\S+$/i.test(href)) return false;
  return URL.canParse(href);
}

const lines = (block: ArticleBlock): { content?: ArticleInline[] }[] =>
  block.type === "paragraph" || block.type === "heading" ? [block] : block.content.flatMap((item) => item.content);
const lineText = ({ content = [] }: { content?: ArticleInline[] }) =>
  content.map((node) => (node.type === "text" ? node.text : "\n")).join("");

/** As it is read, a line for each paragraph. */
export const articleText = (doc: Article): string => doc.content.flatMap(lines).map(lineText).join("\n").trim();

export const countArticle = (doc: Article): number =>
  doc.content.reduce((sum, block) => {
    const items = block.type === "bulletList" || block.type === "orderedList" ? block.content.length : 0;
    return sum + 1 + items + lines(block).reduce((inner, { content = [] }) => inner + 1 + content.length, 0);
  }, 0);

/** As it is stored: without the empty paragraphs at its end. */
export function tidyArticle({ content }: Article): Article {
  const end = content.findLastIndex((block) => lines(block).some((line) => !isBlank(lineText(line))));
  return { type: "doc", content: content.slice(0, end + 1) };
}

/** How long it is as it would be stored, and whether it may be: the one rule of server and editors. */
export function measureArticle(doc: Article): { length: number; fault: "empty" | "tooLong" | null } {
  const tidy = tidyArticle(doc);
  const length = [...articleText(tidy)].length;
  if (tidy.content.length === 0) return { length, fault: "empty" };
  const fits =
    length <= MOST_ARTICLE &&
    countArticle(tidy) <= MOST_NODES &&
    new TextEncoder().encode(JSON.stringify(tidy)).length <= MOST_BYTES;
  return { length, fault: fits ? null : "tooLong" };
}
