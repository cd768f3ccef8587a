import type { RichNode, RichText } from "@plaudit/api/rich-words.ts";
import type { Part, Passage } from "../../../adapters/refine/refiner.ts";

type Mention = Extract<RichNode, { type: "mention" }>;
type Nodes = RichNode[];

const PARAGRAPH = "\n\n";
const nodesOf = (doc: RichText): Nodes[] => doc.content.map(({ content = [] }) => content);
const isMention = (node: RichNode): node is Mention => node.type === "mention";
const mentionsOf = (doc: RichText): Mention[] => nodesOf(doc).flat().filter(isMention);

/** A message as words with its mentions between them, each by its place among them. */
export function toPassage(doc: RichText): Passage {
  let next = 0;
  const parts = nodesOf(doc).flatMap((nodes, n): Part[] => [
    ...(n > 0 ? [PARAGRAPH] : []),
    ...nodes.map((node) => (node.type === "text" ? node.text : node.type === "mention" ? next++ : "\n")),
  ]);
  return { parts, names: mentionsOf(doc).map(({ attrs }) => attrs.label) };
}

/** Control characters apart from line breaks are none of a message. */
const clean = (text: string) => text.replaceAll(/\r\n?/g, "\n").replaceAll(/(?!\n)\p{Cc}|\p{Cs}/gu, "");

function words(text: string): Nodes {
  return text
    .split("\n")
    .flatMap(
      (line, n): Nodes => [
        ...(n > 0 ? [{ type: "hardBreak" } as const] : []),
        ...(line === "" ? [] : [{ type: "text", text: line } as const]),
      ],
    );
}

/** The paragraphs of what came back; each mention where it is named first. */
function paragraphsOf(
  parts: readonly Part[],
  mentions: readonly Mention[],
): { paragraphs: Nodes[]; used: Set<number> } {
  const paragraphs: Nodes[] = [[]];
  const used = new Set<number>();
  for (const part of parts) {
    if (typeof part === "number") {
      const mention = mentions[part];
      if (mention && !used.has(part)) paragraphs.at(-1)?.push(mention);
      used.add(part);
      continue;
    }
    for (const [n, text] of clean(part).split(PARAGRAPH).entries()) {
      if (n > 0) paragraphs.push([]);
      paragraphs.at(-1)?.push(...words(text));
    }
  }
  return { paragraphs, used };
}

/**
 * The message that came back. Every mention of the original is in it once, as it was: one that is missing stands at the end of its paragraph.
 */
export function fromParts(original: RichText, parts: readonly Part[]): RichText {
  const { paragraphs, used } = paragraphsOf(parts, mentionsOf(original));
  let at = -1;
  for (const [n, nodes] of nodesOf(original).entries())
    for (const mention of nodes.filter(isMention)) {
      at += 1;
      if (!used.has(at)) paragraphs[Math.min(n, paragraphs.length - 1)]?.push({ type: "text", text: " " }, mention);
    }
  return {
    type: "doc",
    content: paragraphs.map((content) => (content.length > 0 ? { type: "paragraph", content } : { type: "paragraph" })),
  };
}
