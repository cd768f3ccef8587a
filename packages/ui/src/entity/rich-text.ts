import type { RichInline, RichParagraph, RichText } from "./types.ts";

export const emptyText: RichText = { type: "doc", content: [{ type: "paragraph" }] };

const inlineText = (node: RichInline, sign: string) =>
  node.type === "text" ? node.text : node.type === "mention" ? sign + node.attrs.label : "\n";
const words = (doc: RichText, sign: string) =>
  doc.content
    .map((block) => (block.content ?? []).map((node) => inlineText(node, sign)).join(""))
    .join("\n")
    .trim();

/** The words of a document: what limits count. */
export const plainText = (doc: RichText): string => words(doc, "@");
/** The words as they are read: names without the sign that calls them. */
export const readText = (doc: RichText): string => words(doc, "");

type Loose = { type?: string; text?: string; attrs?: Record<string, unknown>; content?: Loose[] };

function cleanInline(node: Loose): RichInline[] {
  if (node.type === "text" && node.text) return [{ type: "text", text: node.text }];
  if (node.type === "hardBreak") return [{ type: "hardBreak" }];
  if (node.type === "mention" && typeof node.attrs?.id === "string")
    return [{ type: "mention", attrs: { id: node.attrs.id, label: String(node.attrs.label ?? "") } }];
  return [];
}

/** What the editor made, with only the keys that the contract knows. */
export const cleanText = (doc: Loose): RichText => ({
  type: "doc",
  content: (doc.content ?? []).flatMap((block): RichParagraph[] => {
    if (block.type !== "paragraph") return [];
    const content = (block.content ?? []).flatMap(cleanInline);
    return [content.length > 0 ? { type: "paragraph", content } : { type: "paragraph" }];
  }),
});
