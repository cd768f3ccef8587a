import type { PointsException } from "@plaudit/api/points.ts";
import type { TenantCtx } from "../../../context.ts";
import { fullName } from "../../directory/index.ts";
import { givePoints, splitGift } from "./give-points.ts";
import { isReached, openGift } from "./open-gift.ts";
import { refuseAmount } from "./refuse-amount.ts";
import { refuseExceptions } from "./refuse-exceptions.ts";

export interface EndorsedReceiver {
  id: string;
  first_name: string;
  last_name: string;
  /** Whether the endorser may know that they received it. */
  known: boolean;
}

/** Names only those whom the endorser may know to have received it; the counts stay. */
function naming({ details, ...exception }: PointsException, receivers: readonly EndorsedReceiver[]): PointsException {
  const known = new Set(receivers.filter((row) => row.known).map((row) => row.id));
  return { ...exception, details: { ...details, recipients: details.recipients.filter(({ id }) => known.has(id)) } };
}

/** Adds points for each of a subject's recipients, from the actor's own allocation: all of them or none. The caller holds the subject. Returns the transaction. */
export async function giveEndorsement(
  ctx: TenantCtx,
  reference: { type: string; id: string },
  { amount, receivers }: { amount: number; receivers: readonly EndorsedReceiver[] },
): Promise<string> {
  const { db, actor, now } = ctx;
  const giverId = actor.memberId;
  const open = await openGift(db, { giverId, personIds: receivers.map((row) => row.id), teamIds: [] });
  refuseAmount(amount, open.endorsementCap);
  const people = receivers
    .filter((row) => isReached(open, row.id))
    .map((row) => ({ id: row.id, name: fullName(row.first_name, row.last_name) }));
  const split = splitGift(giverId, open, { amount, people, now });
  const refused = split.exceptions.filter((one) => one.level === "error" || one.type !== "notEligible");
  refuseExceptions(refused.map((one) => naming(one, receivers)));
  const { shares } = split;
  return givePoints(db, open, { giverId, type: "endorsement", reference, shares, asked: amount, now });
}
