import { type Answer, type Args, fetchApi } from "@plaudit/api/client.ts";
import { revalidate, useAction, usePages, useQuery } from "@plaudit/api/react";

export type AwardType = Answer<"GET /award/awardTypes/{id}">;
export type AwardTypeBody = Args<"POST /award/awardTypes">["body"];

export const useAwardTypes = (archived: boolean, nomination = false) =>
  usePages("GET /award/awardTypes", {
    query: { archived: `${archived}`, nomination: `${nomination}`, pageSize: 100 },
  });
export const useAwardType = (id: string | undefined) =>
  useQuery("GET /award/awardTypes/{id}", id ? { params: { id }, query: {} } : null);
export const useAwardees = (id: string) =>
  usePages("GET /award/awardTypes/{id}/recipients", { params: { id }, query: {} }, "cursor");
export const fetchAwardees = (id: string) =>
  fetchApi("GET /award/awardTypes/{id}/recipients/export", { params: { id } });

export type Nominee = Answer<"GET /award/awardTypes/{id}/nominees">["results"][number];

export const useNominees = (id: string) =>
  usePages("GET /award/awardTypes/{id}/nominees", { params: { id }, query: {} }, "cursor");
/** Up to 50, so that one page holds them. */
export const useWinners = (id: string) =>
  useQuery("GET /award/awardTypes/{id}/nominees", { params: { id }, query: { winner: "true", pageSize: 50 } });
export const useReasons = (id: string, nomineeId: string) =>
  usePages("GET /award/awardTypes/{id}/nominations", { params: { id }, query: { nomineeId, pageSize: 5 } }, "cursor");
export const useJury = (id: string) => useQuery("GET /award/awardTypes/{id}/jury", { params: { id } });
export type Judged = Answer<"GET /award/awardTypes/{id}/result">["results"][number];
/** Null while it is sealed. */
export const useResult = (id: string | null) =>
  usePages("GET /award/awardTypes/{id}/result", id ? { params: { id }, query: {} } : null, "cursor");
export const fetchNominations = (id: string) =>
  fetchApi("GET /award/awardTypes/{id}/nominations/export", { params: { id } });

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

export function useNominationVerbs({ id }: { id: string }) {
  const params = { id };
  const start = useAction("POST /award/awardTypes/{id}/start").run;
  const end = useAction("POST /award/awardTypes/{id}/end").run;
  const extend = useAction("POST /award/awardTypes/{id}/extend").run;
  const choose = useAction("POST /award/awardTypes/{id}/winners").run;
  const unchoose = useAction("DELETE /award/awardTypes/{id}/winners").run;
  const finalize = useAction("POST /award/awardTypes/{id}/finalize").run;
  const then = async (done: Promise<unknown>) => {
    await done;
    await Promise.all([
      refresh(),
      revalidate("GET /award/awardTypes/{id}/nominees"),
      revalidate("GET /award/awardTypes/{id}/result"),
    ]);
  };
  return {
    start: (endAt: string) => then(start({ params, body: { endAt } })),
    extend: (endAt: string) => then(extend({ params, body: { endAt } })),
    end: () => then(end({ params })),
    setWinner: (memberId: string, winner: boolean) =>
      then((winner ? choose : unchoose)({ params, body: { memberId } })),
    finalize: () => then(finalize({ params })),
  };
}

export function useRemindJuror(typeId: string) {
  const { run, pending } = useAction("POST /award/awardTypes/{id}/jury/reminders");
  const remind = async (memberId: string) => {
    await run({ params: { id: typeId }, body: { memberId } });
    await revalidate("GET /award/awardTypes/{id}/jury");
  };
  return { remind, pending };
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
