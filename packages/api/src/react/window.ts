import { useCallback, useState } from "react";
import { type Answer, type Args, api, type Key } from "../client.ts";
import { useQuery } from "./query.ts";

type AnyArgs = { query?: Record<string, unknown> };
interface Page<Item> {
  results: Item[];
  total: number;
}
const SIZE = 100;
/** The query of a page; the first one like the early request, so that its response is used. */
export const windowArgs = <A extends AnyArgs>(args: A, page: number): A =>
  ({ ...args, query: { ...args.query, pageSize: SIZE, ...(page === 1 ? {} : { page }) } }) as A;

/**
 * A list of any length of which only the stretch in sight is fetched: its page of a hundred and the ones before and after it. `start` is the
 * row that is seen first.
 */
export function useWindow<K extends Key>(key: K, args: Args<K>, start = 0) {
  type Item = Answer<K> extends { results: (infer I)[] } ? I : never;
  const [page, setPage] = useState(Math.floor(start / SIZE) + 1);
  const ask = (wanted: number, known: number | null) =>
    wanted < 1 || (known !== null && wanted > Math.max(1, Math.ceil(known / SIZE)))
      ? null
      : (windowArgs(args as AnyArgs, wanted) as never);
  // The first page has the total, also while another order is loading.
  const first = useQuery(key, ask(1, null), { keepPreviousData: true, revalidateOnFocus: true });
  const total = (first.data as unknown as Page<Item> | undefined)?.total ?? null;
  const before = useQuery(key, ask(page - 1, total), { revalidateOnFocus: false });
  const here = useQuery(key, ask(page, total));
  const after = useQuery(key, ask(page + 1, total ?? 0), { revalidateOnFocus: false });
  const pages = [before.data, here.data, after.data] as unknown as (Page<Item> | undefined)[];

  const at = (index: number): Item | undefined => {
    const wanted = Math.floor(index / SIZE) + 1;
    return pages[wanted - page + 1]?.results[index % SIZE];
  };
  const onRange = useCallback(
    (from: number, to: number) => setPage(Math.floor(Math.max(0, (from + to) / 2) / SIZE) + 1),
    [],
  );
  async function between(from: number, to: number): Promise<string[]> {
    const wanted = Array.from(
      { length: Math.floor(to / SIZE) - Math.floor(from / SIZE) + 1 },
      (_, i) => Math.floor(from / SIZE) + 1 + i,
    );
    const call = api as unknown as (key: Key, args: object) => Promise<Page<{ id: string }>>;
    const lists = await Promise.all(wanted.map((number) => call(key, windowArgs(args as AnyArgs, number))));
    const skipped = from % SIZE;
    return lists.flatMap((list) => list.results.map((row) => row.id)).slice(skipped, skipped + to - from + 1);
  }
  const failed = here.error ?? first.error;
  return {
    total,
    at,
    onRange,
    between,
    /** Of what is in sight, where nothing has come. */
    error: here.data === undefined ? failed : undefined,
    loading: here.isLoading || here.isValidating,
    retry: () => Promise.all([first.mutate(), here.mutate()]),
  };
}
