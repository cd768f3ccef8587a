/** The published bound on sending one order again. */
const MOST_ATTEMPTS = 5;
/** Between attempts, in units of the pace: at a request a second an outage of a quarter of an hour is outlived. */
const WAITS = [2, 15, 120, 900];
/** Between questions after an order that is not over. */
const ASKS = 600;
/** The service forgets references after 90 days: one that is older is never sent again. */
const REMEMBERED_MS = 80 * 86_400_000;

export interface OrderStanding {
  attempts: number;
  orderId: string | null;
  refused: boolean;
  firstSentAt: Date | null;
}

/** `read`: the service has it. `find`: by its reference alone, as it was sent often enough. */
export function nextStep(
  { orderId, attempts, refused, firstSentAt }: OrderStanding,
  now: Date,
): "send" | "find" | "read" {
  if (orderId) return "read";
  const isRemembered = !firstSentAt || now.getTime() - firstSentAt.getTime() < REMEMBERED_MS;
  return attempts < MOST_ATTEMPTS && !refused && isRemembered ? "send" : "find";
}

/** How long until the next step, once `attempts` have been made. */
export const waitBefore = (
  { attempts, refused }: Pick<OrderStanding, "attempts" | "refused">,
  paceMs: number,
): number => (refused ? 2 * paceMs : (WAITS[attempts - 1] ?? ASKS) * paceMs);
/** Of one that the service works on. */
export const waitForPending = (askedMs: number, paceMs: number): number =>
  Math.min(Math.max(askedMs, 15 * paceMs), ASKS * paceMs);
export const askEvery = (paceMs: number): number => ASKS * paceMs;
