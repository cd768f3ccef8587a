import type { ReactNode } from "react";
import { X } from "./icons.tsx";

type Props = { children: ReactNode; onRemove?: () => void; removeLabel?: string; lead?: ReactNode; className?: string };

/** Something chosen that can be taken away again. */
export function Chip({ children, onRemove, removeLabel, lead, className = "" }: Props) {
  return (
    <span
      className={`inline-flex h-9 min-w-0 items-center gap-1.5 rounded-full bg-brand-soft text-sm font-semibold text-brand-text ${lead ? "ps-1" : "ps-3"} ${onRemove ? "pe-1" : "pe-3"} ${className}`}
    >
      {lead}
      <span className="truncate" dir="auto">
        {children}
      </span>
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="target grid size-7 shrink-0 place-items-center rounded-full hover:bg-brand-soft-2"
        >
          <X className="size-3.5" strokeWidth={2.25} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
