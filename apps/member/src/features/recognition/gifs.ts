import { usePages } from "@plaudit/api/react";

/** What fits the words; without words, what people look at now. */
export function useGifs(search: string) {
  const list = usePages("GET /gif/gifs", { query: search ? { search } : {} });
  return {
    items: list.items,
    loading: list.isLoading || list.loadingMore,
    error: list.error,
    retry: () => void list.mutate(),
    more: list.more && !list.loadingMore ? () => void list.loadMore() : undefined,
  };
}
