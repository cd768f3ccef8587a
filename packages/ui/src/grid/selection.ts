/** Some rows by id; or all there are, but for some, whether they have been fetched or not. */
export type Selection = { all: boolean; ids: readonly string[] };

export const nothing: Selection = { all: false, ids: [] };
export const everything: Selection = { all: true, ids: [] };

export const isSelected = ({ all, ids }: Selection, id: string) => ids.includes(id) !== all;
export const selectedCount = ({ all, ids }: Selection, total: number) =>
  all ? Math.max(0, total - ids.length) : ids.length;

/** Puts rows in, or takes them out. */
export function select({ all, ids }: Selection, rows: readonly string[], on: boolean): Selection {
  const listed = on !== all;
  const kept = ids.filter((id) => !rows.includes(id));
  return { all, ids: listed ? [...kept, ...new Set(rows)] : kept };
}
