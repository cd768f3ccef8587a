import type { RichNode, RichText } from "@plaudit/api/rich-words.ts";
import { escaped, serif } from "./layout.ts";

const inline = (node: RichNode): string =>
  node.type === "text"
    ? escaped(node.text)
    : node.type === "hardBreak"
      ? "<br>"
      : `<b>${escaped(node.attrs.label)}</b>`;
/** What somebody wrote, as the main thing of a mail. */
export const paragraphs = (message: RichText, ink: string): string =>
  message.content
    .map(
      ({ content = [] }) =>
        `<p dir="auto" class="ink big" style="margin:24px 0 0;${serif};font-size:21px;line-height:32px;color:${ink}">${content.map(inline).join("")}</p>`,
    )
    .join("");
