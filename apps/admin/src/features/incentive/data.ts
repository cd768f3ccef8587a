import type { Answer } from "@plaudit/api/client.ts";
import { dropEntity, revalidate, useAction, usePages, useQuery } from "@plaudit/api/react";

export type Incentive = Answer<"GET /incentive/incentives/{id}">;
export type Claim = Answer<"GET /incentive/claims/{id}">;

/** In place of an incentive's id, in an address: the claims of all of them. */
export const ALL = "all";

const refresh = () =>
  Promise.all([
    revalidate("GET /incentive/incentives"),
    revalidate("GET /incentive/incentives/{id}"),
    revalidate("GET /incentive/claims"),
  ]);

export const useIncentives = () => usePages("GET /incentive/incentives", { query: { pageSize: 100 } });
export const useIncentive = (id: string | undefined) =>
  useQuery("GET /incentive/incentives/{id}", id && id !== ALL ? { params: { id } } : null, {
    revalidateOnFocus: false,
  });

const ofIncentive = (id: string) => (id === ALL ? {} : { incentiveId: id });
export const useWaiting = (id: string) =>
  usePages("GET /incentive/claims", { query: { ...ofIncentive(id), of: "pending", pageSize: 20 } }, "cursor", {
    refetchOnFocus: true,
  });
export const useDecisions = (id: string) =>
  usePages("GET /incentive/claims", { query: { ...ofIncentive(id), of: "past", pageSize: 20 } }, "cursor");

export function useDecisionsOn() {
  const approve = useAction("PUT /incentive/claims/approved").run;
  const decline = useAction("PUT /incentive/claims/declined").run;
  const undo = useAction("DELETE /incentive/claims/decisions").run;
  /** The next key counts as soon as this is done: what is loaded again does not hold it up. */
  const decided = async (doing: ReturnType<typeof approve>) => {
    try {
      const done = await doing;
      for (const id of done.decided) dropEntity({ __entity_type__: "incentiveClaim", id });
      return done;
    } finally {
      void refresh();
    }
  };
  return {
    approve: (ids: string[]) => decided(approve({ body: { ids } })),
    decline: (ids: string[], reason: string) => decided(decline({ body: { ids, reason } })),
    undo: (ids: string[]) => decided(undo({ body: { ids } })),
  };
}

/** Each with the list again behind it. */
export function useIncentiveVerbs() {
  const begin = useAction("POST /incentive/incentives/{id}/start").run;
  const stop = useAction("POST /incentive/incentives/{id}/end").run;
  const drop = useAction("DELETE /incentive/incentives/{id}").run;
  const then = async (done: Promise<unknown>) => {
    await done;
    await refresh();
  };
  return {
    start: ({ id }: Incentive) => then(begin({ params: { id } })),
    end: ({ id }: Incentive) => then(stop({ params: { id } })),
    remove: ({ id }: Incentive) => then(drop({ params: { id } })),
  };
}
