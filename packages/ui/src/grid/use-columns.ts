import { useState } from "react";
import type { Column } from "./types.ts";

const nameOf = (grid: string) => `plaudit.grid.${grid}`;

function stored(grid: string): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(nameOf(grid)) ?? "{}") as Record<string, boolean>;
  } catch {
    return {};
  }
}

/** Which columns are shown: as chosen on this device, else by the columns' defaults. */
export function useColumns<T>(grid: string, columns: Column<T>[]) {
  const [chosen, setChosen] = useState(() => stored(grid));
  const isShown = (column: Column<T>) => column.fixed === true || (chosen[column.key] ?? !column.hidden);
  const toggle = (key: string, shown: boolean) => {
    const next = { ...chosen, [key]: shown };
    setChosen(next);
    try {
      localStorage.setItem(nameOf(grid), JSON.stringify(next));
    } catch {
      // A full or closed store keeps the choice for this visit only.
    }
  };
  return { shown: columns.filter(isShown), isShown, toggle };
}
