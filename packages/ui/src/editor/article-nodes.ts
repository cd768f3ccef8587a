import { Mark, Node } from "@tiptap/core";

const ListItem = Node.create({
  name: "listItem",
  content: "paragraph+",
  defining: true,
  parseHTML: () => [{ tag: "li" }],
  renderHTML: ({ HTMLAttributes }) => ["li", HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});
const list = (name: string, tag: "ul" | "ol") =>
  Node.create({
    name,
    group: "block",
    content: "listItem+",
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
const Heading = Node.create({
  name: "heading",
  group: "block",
  content: "inline*",
  marks: "",
  defining: true,
  parseHTML: () => ["h1", "h2", "h3", "h4"].map((tag) => ({ tag })),
  renderHTML: ({ HTMLAttributes }) => ["h3", HTMLAttributes, 0],
});
const Bold = Mark.create({
  name: "bold",
  parseHTML: () => [{ tag: "strong" }, { tag: "b" }],
  renderHTML: ({ HTMLAttributes }) => ["strong", HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { "Mod-b": () => this.editor.commands.toggleMark(this.name) };
  },
});
const linkWith = (isSafe: (href: string) => boolean) =>
  Mark.create({
    name: "link",
    inclusive: false,
    addAttributes: () => ({ href: { default: null } }),
    // What is pasted is read by the same rule as what is typed: another link is its words alone.
    parseHTML: () => [{ tag: "a[href]", getAttrs: (element) => isSafe(element.getAttribute("href") ?? "") && null }],
    renderHTML: ({ HTMLAttributes }) => ["a", { ...HTMLAttributes, rel: "noopener noreferrer" }, 0],
  });

/** What an article has besides paragraphs: nothing else that is pasted stays. */
export const articleNodes = (isSafe: (href: string) => boolean) => [
  ListItem,
  list("bulletList", "ul"),
  list("orderedList", "ol"),
  Heading,
  Bold,
  linkWith(isSafe),
];
