import type { ReactNode } from "react";

export type Column<T> = {
  key: string;
  label: string;
  /** A CSS width, such as '12rem' or '30%'. */
  width: string;
  cell: (row: T) => ReactNode;
  /** Numbers stand at the end. */
  end?: boolean;
  sortable?: boolean;
};
export type Sort = { key: string; down: boolean };

/** The API's `sorting`, such as '-createdAt', and back. */
export const toSorting = ({ key, down }: Sort) => `${down ? "-" : ""}${key}`;
export const fromSorting = (sorting: string): Sort => ({
  key: sorting.replace(/^-/, ""),
  down: sorting.startsWith("-"),
});
