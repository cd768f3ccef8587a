import { isBlank } from "./plain-text.ts";

export type RichNode =
  | { type: "text"; text: string }
  | { type: "hardBreak" }
  | { type: "mention"; attrs: { id: string; label: string } };
type Paragraph = { type: "paragraph"; content?: RichNode[] };
/** The tiptap document that messages and comments are made of. */
export type RichText = { type: "doc"; content: Paragraph[] };

/** Characters, as people count them: code points of what is read. */
export const textLimits = { recognition: 3000, comment: 1000, award: 1000, card: 500 } as const;
/** Paragraphs and their children, together. */
export const mostNodes = 600;
/** Of the document as JSON: the longest message of emoji with a mention in every line stays below. */
const MOST_BYTES = 32_000;

const nodeText = (node: RichNode, sign: string) =>
  node.type === "text" ? node.text : node.type === "mention" ? `${sign}${node.attrs.label}` : "\n";
const wholeText = (doc: RichText, sign = "@") =>
  doc.content.map(({ content = [] }) => content.map((node) => nodeText(node, sign)).join("")).join("\n");

/** The plain text of a document, for search and e-mail subjects. A mention is its sign and a name. */
export const plainText = (doc: RichText, sign?: string): string => wholeText(doc, sign).trim();

export const mentionedIds = (doc: RichText): string[] => [
  ...new Set(
    doc.content.flatMap((block) => (block.content ?? []).flatMap((n) => (n.type === "mention" ? [n.attrs.id] : []))),
  ),
];

export const countNodes = (doc: RichText): number =>
  doc.content.reduce((sum, { content = [] }) => sum + 1 + content.length, 0);

function joined(nodes: RichNode[]): RichNode[] {
  const kept: RichNode[] = [];
  for (const node of nodes) {
    const last = kept.at(-1);
    if (node.type === "text" && last?.type === "text") kept[kept.length - 1] = { ...last, text: last.text + node.text };
    else kept.push(node);
  }
  return kept;
}

function withoutTrailingBlanks(nodes: RichNode[]): RichNode[] {
  const last = nodes.at(-1);
  if (!last || last.type === "mention") return nodes;
  const before = nodes.slice(0, -1);
  const text = last.type === "text" ? last.text.trimEnd() : "";
  return text === "" ? withoutTrailingBlanks(before) : [...before, { type: "text", text }];
}

/** As it is stored: neighboring texts are one, and spaces, line breaks and empty paragraphs at its end are gone. */
export function tidyText(doc: RichText): RichText {
  const content = doc.content.map((block) => joined(block.content ?? []));
  while (content.length > 0) {
    const last = withoutTrailingBlanks(content.pop() ?? []);
    if (last.length === 0) continue;
    content.push(last);
    break;
  }
  return {
    type: "doc",
    content: content.map((nodes) => (nodes.length > 0 ? { type: "paragraph", content: nodes } : { type: "paragraph" })),
  };
}

export interface TextMeasure {
  /** Characters that count against the limit: all but blanks at the end. */
  length: number;
  fault: "empty" | "tooLong" | null;
}

/** How long a document is as it would be stored, and whether it may be: the one rule of server and editors. */
export function measureText(doc: RichText, max: number): TextMeasure {
  const tidy = tidyText(doc);
  const text = wholeText(tidy);
  const { length } = [...text];
  if (isBlank(text)) return { length, fault: "empty" };
  const fits = () => new TextEncoder().encode(JSON.stringify(tidy)).length <= MOST_BYTES;
  return { length, fault: length > max || countNodes(tidy) > mostNodes || !fits() ? "tooLong" : null };
}
