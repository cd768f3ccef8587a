import type { ReactNode } from "react";
import type { MenuEntry } from "../menu-entry.ts";

export type Column<T> = {
  key: string;
  label: string;
  /** A length, such as '12rem': columns share in these proportions what is left over. */
  width: string;
  cell: (row: T) => ReactNode;
  /** Numbers are aligned at the end. */
  end?: boolean;
  sortable?: boolean;
  /** Names the row: cannot be hidden. */
  fixed?: boolean;
  /** Hidden by default. */
  hidden?: boolean;
};
export type Sort = { key: string; down: boolean };

/** The API's `sorting`, such as '-createdAt', and back. */
export const toSorting = ({ key, down }: Sort) => `${down ? "-" : ""}${key}`;
export const fromSorting = (sorting: string): Sort => ({
  key: sorting.replace(/^-/, ""),
  down: sorting.startsWith("-"),
});

/** Rows of a list that is loaded in part: any of them may be missing. */
export type Rows<T> = {
  /** Null until the first response. */
  total: number | null;
  at: (index: number) => T | undefined;
  /** Which rows are about to be seen. */
  onRange: (first: number, last: number) => void;
  /** The ids of a range, fetched where they are not loaded. */
  between: (first: number, last: number) => Promise<string[]>;
};

export type RowMenu<T> = (row: T) => MenuEntry[];

export type GridLabels = {
  grid: string;
  selectAll: string;
  select: (name: string) => string;
  columns: string;
  columnMenu: (name: string) => string;
  sortUp: string;
  sortDown: string;
  hide: string;
  more: (name: string) => string;
};
