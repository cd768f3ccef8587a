import type { RichNode, RichText } from "@plaudit/api/rich-words.ts";

export interface Named {
  id: string;
  firstName: string;
  name: string;
}

/** A text of the demo as a rich-text document: {first} is the first recipient's name, {other} a mention. */
export function composeMessage(
  text: string,
  { first, other }: { first?: Named | undefined; other?: Named | undefined },
): RichText {
  const [before = "", ...after] = text.replaceAll("{first}", first?.firstName ?? "").split("{other}");
  const content: RichNode[] = [];
  const say = (words: string) => {
    if (words !== "") content.push({ type: "text", text: words });
  };
  say(before);
  for (const words of after) {
    if (other) content.push({ type: "mention", attrs: { id: other.id, label: other.name } });
    say(words);
  }
  return { type: "doc", content: [{ type: "paragraph", content }] };
}
