import { useRef } from "react";
import { isSelected, type Selection, select } from "./selection.ts";
import type { Rows } from "./types.ts";

/** Selects a row by its place; with Shift everything from the one before it, as that one is. */
export function useRowToggle<T>(
  rows: Rows<T>,
  id: (row: T) => string,
  selection: { value: Selection; onChange: (value: Selection) => void } | undefined,
) {
  const anchor = useRef<{ index: number; on: boolean } | null>(null);
  async function one(index: number, shift: boolean) {
    const row = rows.at(index);
    if (!selection || row === undefined) return;
    const { value, onChange } = selection;
    const from = anchor.current;
    if (shift && from) {
      const ids = await rows.between(Math.min(from.index, index), Math.max(from.index, index));
      onChange(select(value, ids, from.on));
      return;
    }
    const on = !isSelected(value, id(row));
    anchor.current = { index, on };
    onChange(select(value, [id(row)], on));
  }
  return { one };
}
