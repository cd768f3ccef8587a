import { useMemo } from "react";
import { Button } from "../button.tsx";
import { Sparkles, Undo2 } from "../later-icons.tsx";
import { changedWords } from "./changed-words.ts";
import { readText } from "./rich-text.ts";
import type { RichText } from "./types.ts";

type Props = {
  before: RichText;
  after: RichText;
  /** The undo is on its way. */
  busy: boolean;
  onUndo: () => void;
  labels: { title: string; where: string; undo: string };
};

/** What was written lies under what came of it: words that went are struck, and Undo brings it back. */
export function Refined({ before, after, busy, onUndo, labels }: Props) {
  const pieces = useMemo(() => changedWords(readText(before), readText(after)), [before, after]);
  let at = 0;
  return (
    <section aria-label={labels.title} className="-mt-3 rounded-b-md bg-sunken px-4 pt-6 pb-3 rim-line">
      <div className="flex items-start gap-3 max-sm:flex-col">
        <div className="min-w-0 grow">
          <h3 className="flex items-center gap-1.5 text-xs font-semibold text-ink-2">
            <Sparkles className="size-4 text-brand-text" strokeWidth={1.8} aria-hidden="true" />
            {labels.title}
          </h3>
          <p
            dir="auto"
            className="mt-1 max-h-40 overflow-y-auto text-start font-display text-base wrap-anywhere whitespace-pre-line text-ink-2"
          >
            {pieces.map(({ text, gone }) => {
              at += text.length;
              return gone ? <s key={at}>{text}</s> : <span key={at}>{text}</span>;
            })}
          </p>
        </div>
        <Button kind="line" size="sm" off={busy} onClick={onUndo}>
          <Undo2 className="size-4 rtl:[scale:-1_1]" aria-hidden="true" />
          {labels.undo}
        </Button>
      </div>
      <p className="mt-2 text-xs text-ink-2">{labels.where}</p>
    </section>
  );
}
