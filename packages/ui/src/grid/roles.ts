import type { HTMLAttributes } from "react";

type Role = "grid" | "rowgroup" | "row" | "columnheader" | "gridcell";

/** A table's own elements cannot be taken out of their flow: rows that are drawn only in view need explicit roles. */
export const as = (role: Role, attributes: HTMLAttributes<HTMLElement> = {}): HTMLAttributes<HTMLElement> => ({
  role,
  ...attributes,
});
