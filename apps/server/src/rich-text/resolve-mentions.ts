import type { RichNode, RichText } from "@plaudit/api/rich-words.ts";

/**
 * Mentions carry whatever the sender's browser wrote: each gets its member's current name, and one of nobody in this tenant becomes plain text.
 */
export function resolveMentions(doc: RichText, names: ReadonlyMap<string, string>): RichText {
  const resolve = (node: RichNode): RichNode[] => {
    if (node.type !== "mention") return [node];
    const label = names.get(node.attrs.id);
    if (label !== undefined) return [{ type: "mention", attrs: { id: node.attrs.id, label } }];
    return node.attrs.label === "" ? [] : [{ type: "text", text: `@${node.attrs.label}` }];
  };
  return {
    type: "doc",
    content: doc.content.map((block) =>
      block.content ? { ...block, content: block.content.flatMap(resolve) } : block,
    ),
  };
}
