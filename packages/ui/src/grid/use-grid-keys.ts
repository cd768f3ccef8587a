import { type KeyboardEvent, useRef, useState } from "react";

/** One tab stop; arrows, Home, End and Page keys walk the cells; Enter opens what a cell holds, Space is the caller's. */
export function useGridKeys(rows: number, columns: number, onSpace?: (row: number) => void) {
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<[number, number]>([1, 0]);
  // Rows may have gone since; the stop never points at nothing.
  const [row, column] = [Math.min(at[0], rows), Math.min(at[1], columns - 1)];

  function go(toRow: number, toColumn: number) {
    const next: [number, number] = [Math.min(rows, Math.max(0, toRow)), Math.min(columns - 1, Math.max(0, toColumn))];
    setAt(next);
    table.current?.querySelector<HTMLElement>(`[data-at="${next.join(":")}"]`)?.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const cell = event.target as HTMLElement;
    if (cell.dataset.at === undefined) {
      if (event.key === "Escape") cell.closest<HTMLElement>("[data-at]")?.focus();
      return;
    }
    const ahead = document.dir === "rtl" ? -1 : 1;
    const moves: Record<string, (() => void) | undefined> = {
      ArrowDown: () => go(row + 1, column),
      ArrowUp: () => go(row - 1, column),
      ArrowRight: () => go(row, column + ahead),
      ArrowLeft: () => go(row, column - ahead),
      Home: () => go(event.ctrlKey ? 0 : row, 0),
      End: () => go(event.ctrlKey ? rows : row, columns - 1),
      PageDown: () => go(row + 10, column),
      PageUp: () => go(row - 10, column),
      Enter: () => cell.querySelector<HTMLElement>("a,button,input")?.click(),
      " ": onSpace && row > 0 ? () => onSpace(row - 1) : () => cell.querySelector<HTMLElement>("button,input")?.click(),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }
  const cell = (r: number, c: number) => ({
    "data-at": `${r}:${c}`,
    tabIndex: r === row && c === column ? 0 : -1,
    onFocus: () => setAt([r, c]),
  });
  return { table, onKeyDown, cell };
}
