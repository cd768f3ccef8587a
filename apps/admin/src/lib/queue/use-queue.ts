import { useEffect, useLayoutEffect, useState } from "react";
import { follow, followsNone } from "./follow.ts";
import { isForPage } from "./key-button.tsx";

interface Listed<Item> {
  items: Item[];
  pages: readonly unknown[];
  more: boolean;
  loadingMore: boolean;
  loadMore(): Promise<unknown>;
  error?: unknown;
  isValidating: boolean;
  mutate(): Promise<unknown>;
}

/** Which item of a list is open and which are selected. J and K go through the list, X selects. */
export function useQueue<Item extends { id: string }>(list: Listed<Item>) {
  const { items, more, loadingMore, loadMore } = list;
  const [kept, setKept] = useState(followsNone);
  const followed = follow(
    kept,
    items.map(({ id }) => id),
  );
  if (followed !== kept) setKept(followed);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const index = items.findIndex(({ id }) => id === followed.id);
  const item: Item | undefined = items[index];
  const isLast = index === items.length - 1;
  const chosen = items.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const open = ({ id }: Item) => setKept({ ...followed, id, wanted: [] });
  const walk = (by: 1 | -1) => {
    const next = items[index + by];
    if (next) open(next);
  };
  const toggle = ({ id }: Item) =>
    setSelected((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  // A key is about the item that is seen, never about the one before it.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForPage(event)) return;
      const key = event.key.toLowerCase();
      if (key === "j") walk(1);
      if (key === "k") walk(-1);
      if (key === "x" && item) toggle(item);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  useEffect(() => {
    if (isLast && more && !loadingMore) void loadMore();
  }, [isLast, more, loadingMore, loadMore]);
  return {
    list,
    item,
    index,
    isLast,
    /** What is decided: those that are selected, else the one that is open. */
    ids: chosen.length > 0 ? chosen : item ? [item.id] : [],
    selected,
    walk,
    toggle,
    open,
    /** Once they are in the list again. */
    reopen: (wanted: readonly string[]) => setKept((now) => ({ ...now, wanted })),
    unselect: () => setSelected(new Set()),
  };
}
export type QueueState<Item extends { id: string }> = ReturnType<typeof useQueue<Item>>;
