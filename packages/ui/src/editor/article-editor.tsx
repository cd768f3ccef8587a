import "./editor.css";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { History } from "@tiptap/extension-history";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Placeholder } from "@tiptap/extension-placeholder";
import { Text } from "@tiptap/extension-text";
import { type Editor, EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { Button } from "../button.tsx";
import type { Article } from "../entity/types.ts";
import { FieldError } from "../form/field-error.tsx";
import { TextField } from "../form/text-field.tsx";
import { Link2 } from "../icons.tsx";
import { Bold, Heading, List, ListOrdered } from "../later-icons.tsx";
import { articleNodes } from "./article-nodes.ts";

export type ArticleEditorProps = {
  value: Article;
  onChange: (value: Article) => void;
  /** Written and allowed characters. */
  count: [number, number];
  /** Whether a link may lead there. */
  isSafeLink: (href: string) => boolean;
  labels: {
    label: string;
    placeholder: string;
    tools: string;
    heading: string;
    bold: string;
    bulletList: string;
    orderedList: string;
    link: string;
    address: string;
    addressWrong: string;
    setLink: string;
    removeLink: string;
  };
  error?: string | undefined;
};

type Tool = { name: string; label: string; icon: ReactNode; on: boolean; run: () => void };

/** Asks for the address of the words that are marked, or of the link in which the caret is. */
function LinkRow({
  editor,
  labels,
  isSafeLink,
  onDone,
}: Pick<ArticleEditorProps, "labels" | "isSafeLink"> & { editor: Editor; onDone: () => void }) {
  const before = String(editor.getAttributes("link").href ?? "");
  const [href, setHref] = useState(before);
  const [wrong, setWrong] = useState(false);
  const marked = () => editor.chain().focus().extendMarkRange("link");
  function set() {
    const to = href.trim();
    if (!isSafeLink(to)) return setWrong(true);
    const { empty } = editor.state.selection;
    if (empty && before === "")
      marked()
        .insertContent({ type: "text", text: to, marks: [{ type: "link", attrs: { href: to } }] })
        .run();
    else marked().setMark("link", { href: to }).run();
    onDone();
  }
  return (
    <div className="flex flex-wrap items-end gap-2 border-line border-b px-3 py-3">
      <TextField
        label={labels.address}
        error={wrong ? labels.addressWrong : undefined}
        className="min-w-0 grow basis-56"
        type="url"
        dir="ltr"
        value={href}
        autoFocus
        placeholder="https://"
        onChange={(event) => {
          setHref(event.target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== "Escape") return;
          event.preventDefault();
          if (event.key === "Enter") set();
          else onDone();
        }}
      />
      <Button kind="line" onClick={set}>
        {labels.setLink}
      </Button>
      {before !== "" && (
        <Button
          kind="quiet"
          onClick={() => {
            marked().unsetMark("link").run();
            onDone();
          }}
        >
          {labels.removeLink}
        </Button>
      )}
    </div>
  );
}

/** A text with headings, lists, bold words and links, read and written as a tiptap document. Heavy: it is loaded when it is needed. */
export function ArticleEditor({ value, onChange, count, isSafeLink, labels, error }: ArticleEditorProps) {
  const id = useId();
  const [linking, setLinking] = useState(false);
  const latest = useRef({ onChange, isSafeLink });
  latest.current = { onChange, isSafeLink };
  const written = useRef(value);
  const invalid = error !== undefined;
  const editorProps = useMemo(
    () => ({
      attributes: {
        id: `${id}-text`,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": labels.label,
        dir: "auto",
        class: "article-text max-h-[32rem] min-h-56 overflow-y-auto px-4 py-3.5 text-start text-base outline-none",
        ...(invalid ? { "aria-invalid": "true", "aria-describedby": `${id}-error` } : {}),
      },
    }),
    [id, labels.label, invalid],
  );
  const editor = useEditor({
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    content: value,
    extensions: [
      Document,
      Paragraph,
      Text,
      HardBreak,
      History,
      Placeholder.configure({ placeholder: labels.placeholder }),
      ...articleNodes((href) => latest.current.isSafeLink(href)),
    ],
    onUpdate: ({ editor: changed }) => {
      written.current = changed.getJSON() as Article;
      latest.current.onChange(written.current);
    },
    editorProps,
  });
  useEffect(() => {
    // A form that is reset or restored writes from outside.
    if (value !== written.current && !editor.isDestroyed) editor.commands.setContent(value, { emitUpdate: false });
    written.current = value;
  }, [editor, value]);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading: now.isActive("heading"),
      bold: now.isActive("bold"),
      bulletList: now.isActive("bulletList"),
      orderedList: now.isActive("orderedList"),
      link: now.isActive("link"),
    }),
  });
  const chain = () => editor.chain().focus();
  const tools: Tool[] = [
    {
      name: "heading",
      label: labels.heading,
      icon: <Heading className="size-5" aria-hidden="true" />,
      on: on.heading,
      run: () => chain().toggleNode("heading", "paragraph").run(),
    },
    {
      name: "bold",
      label: labels.bold,
      icon: <Bold className="size-5" aria-hidden="true" />,
      on: on.bold,
      run: () => chain().toggleMark("bold").run(),
    },
    {
      name: "bulletList",
      label: labels.bulletList,
      icon: <List className="size-5" aria-hidden="true" />,
      on: on.bulletList,
      run: () => chain().toggleList("bulletList", "listItem").run(),
    },
    {
      name: "orderedList",
      label: labels.orderedList,
      icon: <ListOrdered className="size-5" aria-hidden="true" />,
      on: on.orderedList,
      run: () => chain().toggleList("orderedList", "listItem").run(),
    },
    {
      name: "link",
      label: labels.link,
      icon: <Link2 className="size-5" aria-hidden="true" />,
      on: on.link,
      run: () => setLinking(!linking),
    },
  ];
  return (
    <div>
      <div className="mb-1.5 flex items-baseline gap-2">
        <label htmlFor={`${id}-text`} className="text-sm font-semibold">
          {labels.label}
        </label>
        <span
          className={`ms-auto text-xs tabular-nums ${count[0] > count[1] ? "font-semibold text-danger-text" : "text-ink-3"}`}
        >
          <bdi>
            {count[0]} / {count[1]}
          </bdi>
        </span>
      </div>
      <div className={`rounded-md bg-surface ease-look ${invalid ? "rim-danger" : "rim-line-2 focus-within:rim-ring"}`}>
        <div role="toolbar" aria-label={labels.tools} className="flex flex-wrap gap-1 border-line border-b px-2 py-1.5">
          {tools.map((tool) => (
            <Button
              key={tool.name}
              kind={tool.on ? "soft" : "quiet"}
              size="icon-sm"
              aria-label={tool.label}
              aria-pressed={tool.name === "link" ? linking || tool.on : tool.on}
              // The words stay marked.
              onMouseDown={(event) => event.preventDefault()}
              onClick={tool.run}
            >
              {tool.icon}
            </Button>
          ))}
        </div>
        {linking && (
          <LinkRow editor={editor} labels={labels} isSafeLink={isSafeLink} onDone={() => setLinking(false)} />
        )}
        <EditorContent editor={editor} />
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
