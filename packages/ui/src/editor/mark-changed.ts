import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { changedWords } from "../entity/changed-words.ts";
import { readText } from "../entity/rich-text.ts";
import type { RichText } from "../entity/types.ts";

interface Run {
  /** In the text. */
  start: number;
  end: number;
  /** In the document. */
  at: number;
}

/** The document as it is read, and where its words stand. */
function read(doc: Node): { text: string; runs: Run[] } {
  let text = "";
  const runs: Run[] = [];
  doc.descendants((node, at) => {
    const start = text.length;
    if (node.isText) {
      text += node.text ?? "";
      runs.push({ start, end: text.length, at });
    } else if (node.type.name === "mention") text += node.attrs.label;
    else if (start > 0) text += "\n";
  });
  return { text, runs };
}

function decorate(doc: Node, before: RichText): DecorationSet {
  const { text, runs } = read(doc);
  const found: Decoration[] = [];
  let start = 0;
  for (const piece of changedWords(text, readText(before))) {
    const end = start + piece.text.length;
    for (const run of piece.gone && piece.text.trim() !== "" ? runs : []) {
      const [from, to] = [Math.max(start, run.start), Math.min(end, run.end)];
      if (from < to)
        found.push(Decoration.inline(run.at + from - run.start, run.at + to - run.start, { class: "changed-word" }));
    }
    start = end;
  }
  return DecorationSet.create(doc, found);
}

/** Marks the words that the text before did not have; nothing is marked without one. */
export const markChanged = (before: () => RichText | undefined) =>
  Extension.create({
    name: "markChanged",
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations({ doc }) {
            const text = before();
            return text ? decorate(doc, text) : null;
          },
        },
      }),
    ],
  });
