import { fromSorting, type Sort, toSorting } from "@plaudit/ui/grid/types.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigation, useSearchParams } from "react-router";

/**
 * What a grid shows, kept in the address: `q` what is searched, `sort` the order, `row` how far it is scrolled, and each filter by its name.
 * Every state can be linked to, and the browser's way back leads through them.
 */
export function useGridState<F extends string>(filters: readonly F[], sorting: string) {
  const [params, setParams] = useSearchParams();
  const asked = params.get("sort") ?? sorting;
  const [start] = useState(() => Math.max(0, Math.floor(Number(params.get("row") ?? 1)) - 1) || 0);
  const change = useCallback(
    (edit: (next: URLSearchParams) => void, replace = false) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete("row");
          edit(next);
          return next;
        },
        // Synchronously, because the next change starts from the parameters of the address.
        { replace, preventScrollReset: true, flushSync: true },
      ),
    [setParams],
  );
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const top = useRef<number>(undefined);
  /** Past the router: a navigation would call off the way to another page that a click has started. */
  const keepTop = useCallback(() => {
    clearTimeout(settle.current);
    if (top.current === undefined) return;
    const address = new URL(location.href);
    if (top.current > 0) address.searchParams.set("row", String(top.current + 1));
    else address.searchParams.delete("row");
    top.current = undefined;
    history.replaceState(history.state, "", address);
  }, []);
  const setTop = useCallback(
    (row: number) => {
      clearTimeout(settle.current);
      top.current = row;
      settle.current = setTimeout(keepTop, 400);
    },
    [keepTop],
  );
  const { state } = useNavigation();
  const isLeaving = useRef(false);
  isLeaving.current = state !== "idle";
  /** Known before the router's state has been rendered. */
  const hasLed = useRef(false);
  useEffect(() => {
    const handleClick = ({ target }: MouseEvent) => {
      hasLed.current = target instanceof Element && target.closest("a[href]") !== null;
      // It may lead away before the scrolling has settled.
      keepTop();
    };
    const handleInput = () => {
      hasLed.current = false;
    };
    document.addEventListener("click", handleClick, true);
    document.addEventListener("input", handleInput, true);
    return () => {
      document.removeEventListener("click", handleClick, true);
      document.removeEventListener("input", handleInput, true);
      clearTimeout(settle.current);
    };
  }, [keepTop]);
  const setSearch = useCallback(
    (words: string) => {
      // Words are searched a while after the last key: a click may have led away meanwhile, and would be called off.
      if (!isLeaving.current && !hasLed.current)
        change((next) => (words === "" ? next.delete("q") : next.set("q", words)), true);
    },
    [change],
  );
  const chosen = Object.fromEntries(filters.map((name) => [name, params.getAll(name)])) as Record<F, string[]>;
  return {
    search: params.get("q") ?? "",
    sort: fromSorting(asked),
    sorting: asked,
    filters: chosen,
    filtered: filters.some((name) => chosen[name].length > 0),
    /** The row to start at. */
    start,
    /** Names what is listed and in which order. */
    view: JSON.stringify([params.get("q"), asked, chosen]),
    setSearch,
    setSort: (sort: Sort) => change((next) => next.set("sort", toSorting(sort))),
    setFilter: (name: F, values: string[]) =>
      change((next) => {
        next.delete(name);
        for (const value of values) next.append(name, value);
      }),
    /** These filters and no others. */
    setFilters: (wanted: Partial<Record<F, string[]>>) =>
      change((next) => {
        for (const name of filters) {
          next.delete(name);
          for (const value of wanted[name] ?? []) next.append(name, value);
        }
      }),
    clear: () =>
      change((next) => {
        next.delete("q");
        for (const name of filters) next.delete(name);
      }),
    setTop,
  };
}
