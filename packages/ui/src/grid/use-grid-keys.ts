import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";

interface Keys {
  grid: RefObject<HTMLElement | null>;
  rows: number;
  columns: number;
  /** Rows that one press of a Page key passes. */
  page: () => number;
  /** Brings a row into sight; those before the first are the heads, row -1. */
  reveal: (row: number) => void;
  onSpace?: (row: number, shift: boolean) => void;
  onAll?: () => void;
}

/**
 * One tab stop; arrows, Home, End and Page keys walk the cells, Ctrl+Home and Ctrl+End to the corners; Enter opens what a cell holds,
 * Escape comes back out of it. Row -1 is the head.
 */
export function useGridKeys({ grid, rows, columns, page, reveal, onSpace, onAll }: Keys) {
  const [at, setAt] = useState<[number, number]>([0, 0]);
  // Rows and columns may have been removed; the tab stop always points to an existing cell.
  const [row, column] = [Math.min(at[0], rows - 1), Math.min(at[1], columns - 1)];
  const moved = useRef(false);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-at="${row}:${column}"]`)?.focus({ preventScroll: true });
  }, [grid, row, column]);

  function go(toRow: number, toColumn: number) {
    const next: [number, number] = [
      Math.min(rows - 1, Math.max(-1, toRow)),
      Math.min(columns - 1, Math.max(0, toColumn)),
    ];
    moved.current = true;
    reveal(next[0]);
    setAt(next);
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const cell = event.target as HTMLElement;
    if (cell.dataset.at === undefined) {
      if (event.key === "Escape") cell.closest<HTMLElement>("[data-at]")?.focus();
      return;
    }
    const ahead = document.dir === "rtl" ? -1 : 1;
    const corner = event.ctrlKey || event.metaKey;
    const moves: Record<string, (() => void) | undefined> = {
      ArrowDown: () => go(row + 1, column),
      ArrowUp: () => go(row - 1, column),
      ArrowRight: () => go(row, column + ahead),
      ArrowLeft: () => go(row, column - ahead),
      Home: () => go(corner ? 0 : row, 0),
      End: () => go(corner ? rows - 1 : row, columns - 1),
      PageDown: () => go(row + page(), column),
      PageUp: () => go(Math.max(0, row - page()), column),
      Enter: () => cell.querySelector<HTMLElement>("a,button,input")?.click(),
      " ": () =>
        onSpace && row >= 0 ? onSpace(row, event.shiftKey) : cell.querySelector<HTMLElement>("button,input")?.click(),
      a: corner ? onAll : undefined,
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }
  const onFocus = useCallback((r: number, c: number) => setAt([r, c]), []);
  const cell = (r: number, c: number) => ({
    "data-at": `${r}:${c}`,
    tabIndex: r === row && c === column ? 0 : -1,
    onFocus: () => onFocus(r, c),
  });
  return { onKeyDown, onFocus, cell, row, column };
}
