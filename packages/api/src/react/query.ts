import { useEffect, useMemo, useRef, useState } from "react";
import useSWR, { type SWRConfiguration, type SWRResponse, unstable_serialize as serialize } from "swr";
import useSWRInfinite, { unstable_serialize } from "swr/infinite";
import { cacheMs } from "../cache.ts";
import { type Answer, type ApiError, type Args, api, isTemporary, type Key } from "../client.ts";
import { cache, mutate } from "./provider.ts";

type AnyArgs = Record<string, unknown>;
export const fetcher = ([key, args]: [Key, AnyArgs | undefined]) =>
  (api as (key: Key, args?: AnyArgs) => Promise<unknown>)(key, args);

const RETRY_MS = 5_000;
const RETRY_MOST_MS = 60_000;

/** Responses are kept by these: `undefined` is not `{}`. */
type ReadArgs<K extends Key> = Record<never, never> extends Args<K> ? Args<K> | undefined : Args<K>;

/** Reads an endpoint. `null` for the arguments waits. A response is fresh for the endpoint's cache time. How often it is asked for may follow from it. */
export function useQuery<K extends Key>(
  key: K,
  args: ReadArgs<K> | null,
  options?: SWRConfiguration<Answer<K>, ApiError>,
): SWRResponse<Answer<K>, ApiError> {
  const asked = options?.refreshInterval;
  // Given as a function it would be called when the first response is not there yet, and not again.
  const [followed, setFollowed] = useState(0);
  const interval = typeof asked === "function" ? followed : (asked ?? 0);
  const swr = useSWR<Answer<K>, ApiError>(args === null ? null : [key, args], fetcher as never, {
    dedupingInterval: cacheMs(key),
    ...options,
    refreshInterval: interval,
    // After a failure SWR would not ask again by itself: a page that nobody touches would stay as it is.
    shouldRetryOnError: asked !== undefined && (({ status }: ApiError) => isTemporary(status)),
    onErrorRetry: (_, __, ___, retry, { retryCount }) => {
      const wait = Math.min(RETRY_MS * 2 ** (retryCount - 1), interval || RETRY_MOST_MS);
      setTimeout(() => void retry({ retryCount }), wait);
    },
  });
  const follows = typeof asked === "function" ? asked(swr.data) : 0;
  useEffect(() => setFollowed(follows), [follows]);
  return swr;
}

interface MountedList {
  stored: string;
  args: unknown;
  again: () => void;
  edit: (change: (page: unknown) => unknown) => void;
}
/** The lists of pages that are on the screen, by endpoint. */
export const mounted = new Map<string, Set<MountedList>>();

interface Page {
  results: unknown[];
  next: string | number | null;
}
/** Pages of a list, by cursor or page number; each page is requested with the `next` of the one before. */
export function usePages<K extends Key>(
  key: K,
  args: Args<K> | null,
  pageParam: "page" | "cursor" = "page",
  options: { refetchOnFocus?: boolean; refetchOnMount?: boolean } = {},
) {
  type Item = Answer<K> extends { results: (infer I)[] } ? I : never;
  const keyOf = (index: number, previous: Page | null) => {
    if (args === null || (index > 0 && previous?.next == null)) return null;
    const query = { ...(args as { query?: AnyArgs }).query, ...(index === 0 ? {} : { [pageParam]: previous?.next }) };
    return [key, { ...args, query }] as const;
  };
  const swr = useSWRInfinite<Answer<K>, ApiError>(keyOf as never, fetcher as never, {
    dedupingInterval: cacheMs(key),
    revalidateFirstPage: false,
    revalidateOnFocus: options.refetchOnFocus ?? false,
    ...(options.refetchOnMount && { revalidateOnMount: true }),
  });
  const { mutate: mutateList, setSize, size, data } = swr;
  const stored = unstable_serialize(keyOf as never);
  const latest = useRef(args);
  useEffect(() => {
    latest.current = args;
  });
  useEffect(() => {
    const list: MountedList = {
      stored,
      args: latest.current,
      again: () => void mutateList(),
      // What is on its way is thrown away by any edit: of a list that has nothing yet it is asked for anew.
      edit: (change) =>
        void (cache.get(stored)?.data
          ? mutateList((pages) => pages?.map(change) as typeof pages, { revalidate: false })
          : mutateList()),
    };
    const set = mounted.get(key) ?? new Set();
    mounted.set(key, set.add(list));
    return () => void set.delete(list);
  }, [key, stored, mutateList]);
  const pages = (data ?? []) as unknown as Page[];
  const items = useMemo(() => {
    const seen = new Set<unknown>();
    return ((data ?? []) as unknown as Page[])
      .flatMap((page) => page.results as (Item & { id?: string })[])
      .filter((item) => item.id === undefined || (!seen.has(item.id) && seen.add(item.id)));
  }, [data]);
  const last = pages.at(-1);
  return {
    ...swr,
    pages: data ?? [],
    items: items as Item[],
    more: last?.next != null,
    loadingMore: swr.isValidating && size > pages.length,
    loadMore: () => setSize(size + 1),
    /**
     * Back to page one, fetched again. The list shrinks only once that page is there: shorter before, its end would come into view
     * and ask for page two again, which throws away the response that is on its way.
     */
    restart: async () => {
      const first = keyOf(0, null);
      const page = first && (await fetcher(first as never).catch(() => null));
      if (!page) return void (await mutateList());
      await mutate(first, page, { revalidate: false });
      await setSize(1);
    },
  };
}

/**
 * Fetches an endpoint's responses again wherever they are shown, lists of pages included (SWR's filtered mutate skips those), and
 * forgets the ones that are not shown.
 */
export async function revalidate<K extends Key>(key: K, matches: (args: Args<K>) => boolean = () => true) {
  for (const list of forgetUnseen(key)) list.again();
  await mutate((stored) => Array.isArray(stored) && stored[0] === key && matches(stored[1] as Args<K>));
}

/** Forgets the lists of pages that are not shown, and returns those that are. */
function forgetUnseen(key: Key): MountedList[] {
  const lists = [...(mounted.get(key) ?? [])];
  const shown = new Set(lists.map((list) => list.stored));
  for (const stored of [...cache.keys()]) {
    if (!stored.startsWith("$inf$") || !stored.includes(`"${key}"`) || shown.has(stored)) continue;
    // SWR's mark for "fetch every page"; what it knows of the list's last request goes with the `mutate`.
    cache.set(stored, { _i: true } as object);
    void mutate(stored);
  }
  return lists;
}

/** Writes into the pages of the lists that are shown, without a request. */
export function editPages<K extends Key>(
  key: K,
  matches: (args: Args<K>) => boolean,
  change: (page: Answer<K>) => Answer<K>,
) {
  const edit = change as (page: unknown) => unknown;
  for (const list of forgetUnseen(key)) if (matches(list.args as Args<K>)) list.edit(edit);
  // Loading more puts the list together anew, of the pages by themselves.
  void mutate(
    (stored) => Array.isArray(stored) && stored[0] === key && matches(stored[1] as Args<K>),
    (page: unknown) => page && edit(page),
    { revalidate: false },
  );
}

/** Writes a response into the cache without a request, for what a write has just returned. */
export const setAnswer = <K extends Key>(key: K, args: ReadArgs<K>, answer: Answer<K>) =>
  mutate([key, args], answer, { revalidate: false });

/** What the cache has for it, however old. */
export const cachedAnswer = <K extends Key>(key: K, args: ReadArgs<K>): Answer<K> | undefined =>
  cache.get(serialize([key, args]))?.data as Answer<K> | undefined;
