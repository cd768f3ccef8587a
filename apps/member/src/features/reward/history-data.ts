import { type Answer, type Args, api } from "@plaudit/api/client.ts";
import { revalidate, useAction, useApps, useLiveAnswers, usePages, useQuery } from "@plaudit/api/react";

const history = "GET /reward/redemptions/my";
const queue = "GET /reward/redemptions/queue";
export type Redemption = Answer<typeof history>["results"][number];
export type Waiting = Answer<typeof queue>["results"][number];
export type Revealed = Answer<"POST /reward/redemptions/{id}/reveal">;

const accounts = "GET /points/accounts/my";
const balances = () => Promise.all([revalidate(accounts), revalidate("GET /points/transactions")]);
const again = () =>
  Promise.all([revalidate(history), revalidate("GET /reward/shop"), revalidate("GET /reward/shop/rewards/{id}")]);

export function useHistory() {
  useLiveAnswers([history], ({ type }) => type === "notification");
  return usePages(history, { query: { pageSize: 20 } }, "cursor");
}

/** One of one's own; null asks for none. */
export function useRedemption(id: string | null) {
  const one = "GET /reward/redemptions/{id}";
  useLiveAnswers([one], ({ type }) => type === "notification");
  return useQuery(one, id ? { params: { id } } : null);
}

/** What waits for the reader as somebody's manager. Who looks after rewards has the console for that. */
export function useApprovals() {
  const { ready, may, has } = useApps();
  const mine = ready && has("points") && !may("reward:admin");
  useLiveAnswers([queue], ({ type }) => mine && type === "notification");
  return usePages(queue, mine ? { query: { waitsFor: "approval", pageSize: 20 } } : null, "cursor");
}

/** What there is to spend, with what of it lapses next. */
export const useSpendable = () =>
  useQuery(accounts, undefined).data?.results.find(({ type }) => type === "redeemable") ?? null;

export function useRedeem(rewardId: string) {
  const { run, pending } = useAction("POST /reward/redemptions");
  const redeem = async (body: Args<"POST /reward/redemptions">["body"]) => {
    let made: Redemption;
    try {
      made = await run({ body });
    } catch (error) {
      // Its price, or how many are left, may be what was refused.
      void revalidate("GET /reward/shop/rewards/{id}", ({ params }) => params.id === rewardId);
      throw error;
    }
    void again();
    void balances();
    return made;
  };
  return { redeem, pending };
}

export async function cancelRedemption(id: string) {
  await api("POST /reward/redemptions/{id}/cancel", { params: { id } });
  await Promise.all([again(), balances()]);
}
export function useReveal(id: string) {
  const { run, pending } = useAction("POST /reward/redemptions/{id}/reveal");
  return { reveal: () => run({ params: { id } }), pending, noted: () => revalidate(history) };
}
export async function approve(id: string) {
  await api("POST /reward/redemptions/{id}/approve", { params: { id } });
  await revalidate(queue);
}
/** Within ten seconds; nobody has been told of it. */
export async function undoDecision(id: string) {
  await api("POST /reward/redemptions/{id}/undo", { params: { id } });
  await revalidate(queue);
}
export function useDecline(id: string) {
  const { run, pending } = useAction("POST /reward/redemptions/{id}/decline");
  const decline = async (reason: string) => {
    await run({ params: { id }, body: { reason } });
    await revalidate(queue);
  };
  return { decline, pending };
}
