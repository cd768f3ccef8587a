import type { Answer, Args } from "@plaudit/api/client.ts";
import { flaggedKeys, type ModeratedType } from "@plaudit/api/moderated.ts";
import { dropEntity, revalidate, useAction, useApps, usePages, useQuery } from "@plaudit/api/react";

export type Item = Answer<"GET /moderation/items/{id}">;
export type Words = Answer<"GET /moderation/words">;

const paging = { query: { pageSize: "20" } };
const refresh = () =>
  Promise.all([
    revalidate(flaggedKeys.recognition),
    revalidate(flaggedKeys.award),
    revalidate(flaggedKeys.card),
    revalidate(flaggedKeys.comment),
    revalidate("GET /moderation/counts"),
    revalidate("GET /moderation/decisions"),
  ]);

export const useFlagged = (type: ModeratedType) =>
  usePages(flaggedKeys[type], paging as Args<(typeof flaggedKeys)[ModeratedType]>, "cursor", { refetchOnFocus: true });
export const useDecisions = () =>
  usePages("GET /moderation/decisions", paging as Args<"GET /moderation/decisions">, "cursor");
export const useCounts = () => useQuery("GET /moderation/counts", {}).data;

/** What taking the points back would do now; not cached, because they may be spent at any time. */
export function useReversal(ids: readonly string[]) {
  const { has } = useApps();
  const args = has("points") && ids.length > 0 ? { query: { idIn: [...ids] } } : null;
  return useQuery("GET /moderation/reversals", args, { dedupingInterval: 0, revalidateOnMount: true });
}

export function useDecisionsOn() {
  const hide = useAction("PUT /moderation/items/hidden");
  const dismiss = useAction("PUT /moderation/items/dismissed");
  const restore = useAction("PUT /moderation/items/restored");
  const undo = useAction("DELETE /moderation/decisions");
  const refreshed = async <Done>(doing: Promise<Done>) => {
    try {
      return await doing;
    } finally {
      await refresh();
    }
  };
  /** The next key counts as soon as this is done: what is loaded again does not hold it up. */
  const decided = async (doing: ReturnType<typeof dismiss.run>) => {
    try {
      const done = await doing;
      for (const id of done.decided) dropEntity({ __entity_type__: "moderationItem", id });
      return done;
    } finally {
      void refresh();
    }
  };
  return {
    hide: (body: Args<"PUT /moderation/items/hidden">["body"]) => decided(hide.run({ body })),
    dismiss: (ids: string[]) => decided(dismiss.run({ body: { ids } })),
    restore: (ids: string[]) => refreshed(restore.run({ body: { ids } })),
    undo: (ids: string[]) => decided(undo.run({ body: { ids } })),
  };
}

export function useWrite() {
  const { run } = useAction("POST /moderation/items/{id}/messages");
  return ({ id }: Item, text: string) => run({ params: { id }, body: { text } });
}

export const useWords = () => useQuery("GET /moderation/words", {}, { revalidateOnFocus: false });
export function useSaveWords() {
  const { run } = useAction("PUT /moderation/words");
  return async (words: string[], version: number) => {
    const saved = await run({ body: { words, version } });
    await revalidate("GET /moderation/words");
    return saved;
  };
}
