import type { RichInline, RichParagraph, RichText } from "./types.ts";

export const emptyText: RichText = { type: "doc", content: [{ type: "paragraph" }] };

const inlineText = (node: RichInline) =>
  node.type === "text" ? node.text : node.type === "mention" ? node.attrs.label : "\n";

/** The text as it is read: names without their @. */
export const readText = (doc: RichText): string =>
  doc.content
    .map((block) => (block.content ?? []).map(inlineText).join(""))
    .join("\n")
    .trim();

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
