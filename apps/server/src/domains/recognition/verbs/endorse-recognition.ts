import type { TenantCtx } from "../../../context.ts";
import { DomainError, fieldError } from "../../../error.ts";
import { recordEndorsement } from "../../engagement/index.ts";
import { givePoints, isReached, openGift, refuseExceptions, splitGift } from "../../points/index.ts";
import { recognitionPolicy } from "../policy.ts";
import { visibleRecognition } from "../queries.ts";
import { fullName } from "../send-present.ts";

interface Receiver {
  id: string;
  first_name: string;
  last_name: string;
}

function refuseAmount(amount: number, cap: number): void {
  if (amount <= cap) return;
  throw fieldError("amount", "range", "amountMax", { max: cap });
}

/** Adds points for each of its recipients, from the endorser's own allocation: all of them or none. */
export async function endorseRecognition(ctx: TenantCtx, id: string, amount: number): Promise<null> {
  const { db, actor, now } = ctx;
  const giverId = actor.memberId;
  const record = await visibleRecognition(ctx, id);
  recognitionPolicy.require(ctx, "endorse", record);
  // Shared with other endorsers, against deletion: no points may follow a reversal.
  const [held, receivers] = await Promise.all([
    db.query({
      text: "select true from recognitions where tenant_id = $1 and id = $2 and deleted_at is null for share",
      values: [db.tenantId, id],
    }),
    db.query<Receiver>({
      text: `select m.id, m.first_name, m.last_name from recognition_recipients r
        join tenant_members m on m.tenant_id = $1 and m.id = r.member_id
        where r.tenant_id = $1 and r.recognition_id = $2 order by m.name_key, m.id`,
      values: [db.tenantId, id],
    }),
  ]);
  if (held.length === 0) throw new DomainError("NotFound", "noRecognition");
  const open = await openGift(db, { giverId, personIds: receivers.map((row) => row.id), teamIds: [] });
  refuseAmount(amount, open.endorsementCap);
  const people = receivers.filter((row) => isReached(open, row.id)).map((row) => ({ id: row.id, name: fullName(row) }));
  const split = splitGift(giverId, open, { amount, people, now });
  refuseExceptions(split.exceptions.filter((one) => one.level === "error" || one.type !== "notEligible"));
  const reference = { type: "recognition", id };
  const transactionId = givePoints(db, open, { giverId, type: "endorsement", reference, shares: split.shares, now });
  recordEndorsement(ctx, { subjectType: "recognition", subjectId: id, amount, transactionId });
  return null;
}
