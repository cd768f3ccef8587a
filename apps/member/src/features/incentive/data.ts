import type { Answer, Args } from "@plaudit/api/client.ts";
import { revalidate, useAction, useLiveAnswers, usePages, useQuery } from "@plaudit/api/react";

export type OwnIncentive = Answer<"GET /incentive/incentives/{id}/my">;
export type OwnClaim = Answer<"GET /incentive/claims/my">["results"][number];
type ClaimBody = Args<"POST /incentive/incentives/{id}/claims">["body"];

const changing = [
  "GET /incentive/incentives/my",
  "GET /incentive/incentives/{id}/my",
  "GET /incentive/claims/my",
] as const;
const refresh = () => Promise.all(changing.map((key) => revalidate(key)));

export const useOpenIncentives = () => usePages("GET /incentive/incentives/my", { query: { pageSize: 20 } });
export const useIncentive = (id: string) => useQuery("GET /incentive/incentives/{id}/my", { params: { id } });
export const useOwnClaims = (incentiveId?: string) =>
  usePages("GET /incentive/claims/my", { query: { pageSize: 10, ...(incentiveId && { incentiveId }) } }, "cursor");

export function useClaim(id: string) {
  const { run, pending } = useAction("POST /incentive/incentives/{id}/claims");
  const claim = async (body: ClaimBody) => {
    const made = await run({ params: { id }, body });
    await refresh();
    return made;
  };
  return { claim, pending };
}

export function useWithdraw() {
  const { run, pending } = useAction("POST /incentive/claims/{id}/withdraw");
  const withdraw = async ({ id }: OwnClaim) => {
    await run({ params: { id } });
    await refresh();
  };
  return { withdraw, pending };
}

export function useAnswer() {
  const { run, pending } = useAction("POST /incentive/claims/{id}/answer");
  const answer = async ({ id }: OwnClaim, text: string) => {
    await run({ params: { id }, body: { text } });
    await refresh();
  };
  return { answer, pending };
}

/** Loads again once somebody has decided about a claim, or points have come. */
export const useDecided = () => useLiveAnswers(changing, ({ type }) => type === "notification" || type === "points");
