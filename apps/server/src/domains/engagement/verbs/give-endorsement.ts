import type { PointsException } from "@plaudit/api/points.ts";
import type { EndorsableType } from "@plaudit/api/subjects.ts";
import type { TenantCtx } from "../../../context.ts";
import { fullName } from "../../directory/index.ts";
import { givePoints, isReached, openGift, refuseAmount, refuseExceptions, splitGift } from "../../points/index.ts";
import { recordEndorsement } from "./record-endorsement.ts";

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

/** Adds points for each of a subject's recipients, from the actor's own allocation: all of them or none. The caller has checked that the actor may, and holds the subject. */
export async function giveEndorsement(
  ctx: TenantCtx,
  subject: { type: EndorsableType; id: string },
  { amount, receivers }: { amount: number; receivers: readonly EndorsedReceiver[] },
): Promise<void> {
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
  const transactionId = givePoints(db, open, { giverId, type: "endorsement", reference: subject, shares, asked: amount, now });
  recordEndorsement(ctx, { subjectType: subject.type, subjectId: subject.id, amount, transactionId });
}
