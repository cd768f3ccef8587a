import "./editor.css";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { History } from "@tiptap/extension-history";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Placeholder } from "@tiptap/extension-placeholder";
import { Text } from "@tiptap/extension-text";
import { closeHistory } from "@tiptap/pm/history";
import type { Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { cleanText } from "../entity/rich-text.ts";
import type { Person } from "../entity/types.ts";
import { FieldError } from "../form/field-error.tsx";
import { AtSign } from "../later-icons.tsx";
import { useSearch } from "../use-search.ts";
import { markChanged } from "./mark-changed.ts";
import { type Ask, mentionWith } from "./mention.ts";
import { MentionList } from "./mention-list.tsx";
import type { EditorProps } from "./types.ts";

const shown = 5;
const ownStep = ({ tr }: { tr: Transaction }) => closeHistory(tr) === tr;
const shapes = {
  compact: "max-h-60 min-h-11 overflow-y-auto px-4 py-2.5 text-start text-base outline-none",
  letter: "max-h-72 min-h-32 overflow-y-auto px-4 py-3.5 text-start font-display text-note track-note outline-none",
};

/** Text with @mentions, read and written as a tiptap document. Heavy: use it through `LazyEditor`. */
export function MessageEditor(props: EditorProps) {
  const { value, maxLength, measured, labels, compact } = props;
  const id = useId();
  const [ask, setAsk] = useState<Ask | null>(null);
  const [at, setAt] = useState(0);
  const found = useSearch(props.searchPeople, ask?.query ?? null);
  const people = found.results.slice(0, shown);
  const { length } = measured;
  const long = measured.fault === "tooLong";
  const problem = long ? labels.tooLong : props.error;

  const choose = (person: Person | undefined) => person && ask?.choose({ id: person.id, label: person.name });
  // Several words that name nobody are a sentence, not a search.
  const shownAsk = ask && (people.length > 0 || found.state !== "done" || !ask.query.includes(" ")) ? ask : null;
  function handleKey(event: KeyboardEvent) {
    if (!shownAsk) return false;
    const last = people.length - 1;
    const to = { ArrowDown: at >= last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1 }[event.key];
    if (to !== undefined && last >= 0) setAt(to);
    else if ((event.key === "Enter" || event.key === "Tab") && people[at]) {
      // Those of an earlier query are not who is meant.
      if (!found.isLate) choose(people[at]);
    } else if (event.key === "Escape") setAsk(null);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
  // The editor is made once; what it calls is always the newest.
  const now = { handleKey, props, listening: shownAsk !== null };
  const latest = useRef(now);
  latest.current = now;

  const invalid = problem !== undefined;
  const listed = shownAsk !== null && people.length > 0;
  const own = props.id ?? `${id}-words`;
  const editorProps = useMemo(
    () => ({
      attributes: {
        id: own,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": labels.label,
        "aria-autocomplete": "list",
        dir: "auto",
        class: compact ? shapes.compact : shapes.letter,
        ...(invalid ? { "aria-invalid": "true", "aria-describedby": `${id}-error` } : {}),
        ...(listed ? { "aria-controls": `${id}-list`, "aria-activedescendant": `${id}-list-${at}` } : {}),
      },
      // Pasted content is plain text: no markup is parsed, and no mention can be forged.
      handleDOMEvents: {
        // Without a list to close, Escape is the dialog's.
        keydown: (_: unknown, event: KeyboardEvent) => event.key === "Escape" && !latest.current.listening,
        paste: (view: EditorView, event: ClipboardEvent) => {
          const data = event.clipboardData;
          if (!data || data.getData("text/html").includes("data-pm-slice")) return false;
          event.preventDefault();
          const { onFiles } = latest.current.props;
          if (onFiles && data.files.length > 0) onFiles([...data.files]);
          else view.pasteText(data.getData("text/plain"));
          return true;
        },
      },
      handleKeyDown: (_: unknown, event: KeyboardEvent) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return false;
        latest.current.props.onSubmit?.();
        return true;
      },
    }),
    [id, own, labels.label, compact, invalid, listed, at],
  );
  const written = useRef(value);
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
      Placeholder.configure({ placeholder: () => latest.current.props.labels.placeholder }),
      markChanged(() => latest.current.props.before),
      mentionWith({
        onAsk: (next) => {
          setAsk(next);
          setAt(0);
        },
        onKey: (event) => latest.current.handleKey(event),
      }),
    ],
    onUpdate: ({ editor: changed }) => {
      written.current = cleanText(changed.getJSON());
      latest.current.props.onChange(written.current);
    },
    editorProps,
  });
  // By the editor's own option the focus comes a task after it is made, which may be before it is on the page.
  useEffect(() => {
    if (latest.current.props.autoFocus && !editor.isDestroyed) editor.commands.focus("end");
  }, [editor]);
  useEffect(() => {
    // A form that is reset, restored or refined writes from outside; undo takes that back alone, however soon it came after a letter.
    if (value !== written.current && !editor.isDestroyed)
      editor.chain().command(ownStep).setContent(value, { emitUpdate: false }).run();
    written.current = value;
  }, [editor, value]);

  return (
    <div className={`rounded-md bg-surface ease-look ${invalid ? "rim-danger" : "rim-line-2 focus-within:rim-ring"}`}>
      <EditorContent editor={editor} onBlur={() => setAsk(null)} />
      {props.below && <div className="px-3 pb-2">{props.below}</div>}
      <div className="flex flex-wrap items-center gap-0.5 px-1.5 pb-1.5">
        <Button
          kind="quiet"
          size="icon-sm"
          aria-label={labels.mention}
          onClick={() => editor.chain().focus().insertContent("@").run()}
        >
          <AtSign className="size-5" strokeWidth={1.7} aria-hidden="true" />
        </Button>
        {props.tools}
        <span className="grow" />
        {!props.counted && (long || length > maxLength * 0.8) && (
          <span className={`pe-2 text-xs tabular-nums ${long ? "font-semibold text-danger-text" : "text-ink-3"}`}>
            <bdi>
              {length} / {maxLength}
            </bdi>
          </span>
        )}
      </div>
      {problem !== undefined && (
        <div className="px-4 pb-3">
          <FieldError id={`${id}-error`}>{problem}</FieldError>
        </div>
      )}
      {shownAsk && (
        <MentionList
          id={`${id}-list`}
          label={labels.mention}
          labels={labels}
          found={found}
          people={people}
          at={at}
          query={shownAsk.query}
          rect={shownAsk.rect}
          onPoint={setAt}
          onChoose={choose}
        />
      )}
    </div>
  );
}
