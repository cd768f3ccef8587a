import type { RichNode, RichText } from "@plaudit/api/rich-text.ts";

/** A pasted mention may name anybody: it gets that person's real name, or becomes mere text when there is no such person. */
export function resolveMentions(doc: RichText, names: ReadonlyMap<string, { name: string }>): RichText {
  const resolve = (node: RichNode): RichNode[] => {
    if (node.type !== "mention") return [node];
    const person = names.get(node.attrs.id);
    if (person) return [{ type: "mention", attrs: { id: node.attrs.id, label: person.name } }];
    return node.attrs.label ? [{ type: "text", text: `@${node.attrs.label}` }] : [];
  };
  return {
    type: "doc",
    content: doc.content.map(({ type, content }) => ({ type, ...(content && { content: content.flatMap(resolve) }) })),
  };
}
