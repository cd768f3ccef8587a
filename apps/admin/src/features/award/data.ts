import { type Answer, type Args, fetchApi } from "@plaudit/api/client.ts";
import { revalidate, useAction, useApps, usePages, useQuery } from "@plaudit/api/react";

export type AwardType = Answer<"GET /award/awardTypes/{id}">;
export type AwardTypeBody = Args<"POST /award/awardTypes">["body"];

export const useAwardTypes = (archived: boolean) =>
  useQuery("GET /award/awardTypes", { query: { archived: archived ? "true" : "false", pageSize: "100" } });
export const useAwardType = (id: string | undefined) =>
  useQuery("GET /award/awardTypes/{id}", id ? { params: { id }, query: {} } : null);
export const useAwardees = (id: string) =>
  usePages("GET /award/awardTypes/{id}/recipients", { params: { id }, query: {} }, "cursor");
export const fetchAwardees = (id: string) =>
  fetchApi("GET /award/awardTypes/{id}/recipients/export", { params: { id } });

/** Those that may pay, for who has points. */
export function useBanks() {
  const { has, may } = useApps();
  return useQuery(
    "GET /points/pointsBanks",
    has("points") && may("points:browse") ? { query: { archived: "false" } } : null,
  );
}

const refresh = () => Promise.all([revalidate("GET /award/awardTypes"), revalidate("GET /award/awardTypes/{id}")]);

/** Creates without an id; with one it changes the type as it was read. */
export function useSaveAwardType(id: string | null) {
  const create = useAction("POST /award/awardTypes");
  const change = useAction("PATCH /award/awardTypes/{id}");
  return async (body: AwardTypeBody, version: number) => {
    const saved =
      id === null ? await create.run({ body }) : await change.run({ params: { id }, body: { ...body, version } });
    await refresh();
    return saved;
  };
}

export function useAwardVerbs() {
  const change = useAction("PATCH /award/awardTypes/{id}");
  const remove = useAction("DELETE /award/awardTypes/{id}");
  const copy = useAction("POST /award/awardTypes/{id}/clone");
  const setArchived =
    (archived: boolean) =>
    async ({ id, version }: AwardType) => {
      await change.run({ params: { id }, body: { archived, version } });
      await refresh();
    };
  return {
    archive: setArchived(true),
    unarchive: setArchived(false),
    remove: async ({ id }: AwardType) => {
      await remove.run({ params: { id } });
      await refresh();
    },
    clone: async ({ id }: AwardType) => {
      const made = await copy.run({ params: { id } });
      await refresh();
      return made;
    },
  };
}
