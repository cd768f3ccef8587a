import type { KeyboardEvent } from "react";
import { GripVertical } from "./icons.tsx";

type Props = {
  label: string;
  /** By how many places, up being negative. */
  onMove: (by: number) => void;
  first: boolean;
  last: boolean;
  /** The same list of HTML drag events for those who use a pointer. */
  onDragStart?: () => void;
  onDragEnd?: () => void;
};

/** Moves its row: by the arrow keys, or dragged. */
export function ReorderHandle({ label, onMove, first, last, onDragStart, onDragEnd }: Props) {
  function handleKey(event: KeyboardEvent) {
    const by = { ArrowUp: first ? 0 : -1, ArrowDown: last ? 0 : 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    if (by !== 0) onMove(by);
  }
  return (
    <button
      type="button"
      draggable
      aria-label={label}
      onKeyDown={handleKey}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      className="target grid size-8 shrink-0 cursor-grab place-items-center rounded-sm text-ink-3 hover:bg-sunken hover:text-ink active:cursor-grabbing max-sm:size-11"
    >
      <GripVertical className="size-4.5" aria-hidden="true" />
    </button>
  );
}
