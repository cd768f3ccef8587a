import type { HTMLAttributes } from "react";

type Role = "grid" | "rowgroup" | "row" | "columnheader" | "gridcell";

/** A table's own elements cannot be taken out of their flow: rows that are drawn where they are in sight say what they are. */
export const as = (role: Role, attributes: HTMLAttributes<HTMLElement> = {}): HTMLAttributes<HTMLElement> => ({
  role,
  ...attributes,
});
