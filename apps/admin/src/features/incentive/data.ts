import type { Answer, Args } from "@plaudit/api/client.ts";
import { dropEntity, revalidate, useAction, useLiveAnswers, usePages, useQuery } from "@plaudit/api/react";

export type Incentive = Answer<"GET /incentive/incentives/{id}">;
export type IncentiveBody = Args<"POST /incentive/incentives">["body"];
export type Claim = Answer<"GET /incentive/claims/{id}">;

/** In place of an incentive's id, in an address: the claims of all of them. */
export const ALL = "all";

const changing = ["GET /incentive/incentives", "GET /incentive/incentives/{id}", "GET /incentive/claims"] as const;
const refresh = () => Promise.all(changing.map((key) => revalidate(key)));

export const useIncentives = () => usePages("GET /incentive/incentives", { query: { pageSize: 100 } });
export const useIncentive = (id: string | undefined) =>
  useQuery("GET /incentive/incentives/{id}", id && id !== ALL ? { params: { id } } : null, {
    revalidateOnFocus: false,
  });

/** Creates without an id, like `copiedId` where there is one; with an id it changes the incentive as it was read. */
export function useSaveIncentive(id: string | null, copiedId: string | null) {
  const create = useAction("POST /incentive/incentives").run;
  const copy = useAction("POST /incentive/incentives/{id}/duplicate").run;
  const change = useAction("PATCH /incentive/incentives/{id}").run;
  return async (body: IncentiveBody, version: number) => {
    const saved = await (id
      ? change({ params: { id }, body: { ...body, version } })
      : copiedId
        ? copy({ params: { id: copiedId }, body })
        : create({ body }));
    await refresh();
    return saved;
  };
}

/** What has just been asked for again is not asked for twice. */
const LEAST_MS = 1_000;
/** The code now, and the next one as soon as it changes. One that is out of date is none. */
export function useCode(id: string | undefined) {
  const { data, error } = useQuery(
    "GET /incentive/incentives/{id}/code",
    id === undefined ? null : { params: { id } },
    {
      dedupingInterval: 0,
      refreshWhenHidden: true,
      refreshInterval: (code) =>
        code?.changesAt ? Math.max(LEAST_MS, Date.parse(code.changesAt) - Date.parse(code.now) + LEAST_MS / 2) : 0,
    },
  );
  return error && data?.rotating ? undefined : data;
}
export function useRenewCode(id: string) {
  const { run, pending } = useAction("POST /incentive/incentives/{id}/code");
  const renew = async () => {
    await run({ params: { id } });
    await revalidate("GET /incentive/incentives/{id}/code");
  };
  return { renew, pending };
}

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

/** Loads again once somebody has claimed or decided. */
export const useClaimsLive = () => useLiveAnswers(changing, ({ type }) => type === "notification" || type === "edited");

export function useAsk() {
  const { run, pending } = useAction("POST /incentive/claims/{id}/question");
  const ask = async ({ id }: Claim, text: string) => {
    await run({ params: { id }, body: { text } });
    await refresh();
  };
  return { ask, pending };
}

/** What taking it back would do now; not cached, because it may be spent at any time. */
export const useReversal = (id: string | null) =>
  useQuery("GET /incentive/claims/{id}/reversal", id ? { params: { id } } : null, {
    dedupingInterval: 0,
    revalidateOnMount: true,
  });
export function useReverse() {
  const { run, pending } = useAction("POST /incentive/claims/{id}/reversal");
  const reverse = async ({ id }: Claim, body: { reason: string; shortfall: number }) => {
    await run({ params: { id }, body });
    await refresh();
  };
  return { reverse, pending };
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
