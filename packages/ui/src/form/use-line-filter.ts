import { useSearchParams } from "react-router";

/** As in the URL of the page: a kind, and the first and the last day. */
export interface LineFilter {
  kind: string;
  from: string;
  to: string;
}
const names = ["kind", "from", "to"] as const satisfies (keyof LineFilter)[];

/** What the lines of a statement are narrowed to, kept in the URL beside what else is there. */
export function useLineFilter() {
  const [search, setSearch] = useSearchParams();
  const [kind = "", from = "", to = ""] = names.map((name) => search.get(name) ?? "");
  const change = (changed: Partial<LineFilter> & { account?: string }) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changed))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { filter: { kind, from, to }, filtered: kind + from + to !== "", change };
}
