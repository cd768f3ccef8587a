import { useState } from "react";
import { RichText } from "./rich-text.tsx";
import type { RichText as Doc } from "./types.ts";

type Props = { doc: Doc; text: string; labels: { more: string; less: string }; className?: string; whole?: boolean };

/** Long letters start closed at six lines; the text stays in the page for search and for screen readers. */
export function Letter({ doc, text, labels, className = "", whole }: Props) {
  const [open, setOpen] = useState(false);
  const long = !whole && (text.length > 480 || doc.content.length > 8);
  return (
    <div className={className}>
      <div
        dir="auto"
        className={`text-start wrap-anywhere hyphens-auto whitespace-pre-line ${long && !open ? "line-clamp-6 fade-end" : ""}`}
      >
        <RichText doc={doc} />
      </div>
      {long && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="target mt-2 font-sans text-sm font-semibold text-brand-text hocus:underline"
        >
          {open ? labels.less : labels.more}
        </button>
      )}
    </div>
  );
}
