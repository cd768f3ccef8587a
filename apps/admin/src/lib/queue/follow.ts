export interface Followed {
  /** Of the item that is open; null before the first one is there. */
  id: string | null;
  /** The list as it was when that was open. */
  order: readonly string[];
  /** The first of these is opened as soon as one is there. */
  wanted: readonly string[];
}
export const followsNone: Followed = { id: null, order: [], wanted: [] };

/** What is open stays open while others come and go. Once it is gone, the next one after it that is left is, or the last one before it. */
export function follow(before: Followed, order: readonly string[]): Followed {
  const there = new Set(order);
  const wanted = order.find((id) => before.wanted.includes(id));
  if (wanted !== undefined) return { id: wanted, order, wanted: [] };
  const isSame = order.length === before.order.length && order.every((id, n) => id === before.order[n]);
  if (isSame || order.length === 0) return before;
  if (before.id !== null && there.has(before.id)) return { ...before, order };
  const at = before.order.indexOf(before.id ?? "");
  const isThere = (id: string) => there.has(id);
  const next = before.order.slice(at + 1).find(isThere) ?? before.order.slice(0, Math.max(at, 0)).findLast(isThere);
  return { ...before, id: next ?? order[0] ?? null, order };
}
