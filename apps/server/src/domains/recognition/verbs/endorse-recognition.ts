import type { PointsException } from "@plaudit/api/points.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { recordEndorsement } from "../../engagement/index.ts";
import { givePoints, isReached, openGift, refuseAmount, refuseExceptions, splitGift } from "../../points/index.ts";
import { recognitionPolicy } from "../policy.ts";
import { knownToReceive, visibleRecognition } from "../queries.ts";
import { fullName } from "../send-present.ts";

interface Receiver {
  id: string;
  first_name: string;
  last_name: string;
  /** Whether the endorser may know that they received it. */
  known: boolean;
}

/** Names only those whom the endorser may know to have received it; the counts stay. */
function naming({ details, ...exception }: PointsException, receivers: readonly Receiver[]): PointsException {
  const known = new Set(receivers.filter((row) => row.known).map((row) => row.id));
  return { ...exception, details: { ...details, recipients: details.recipients.filter(({ id }) => known.has(id)) } };
}

/** Adds points for each of its recipients, from the endorser's own allocation: all of them or none. */
export async function endorseRecognition(ctx: TenantCtx, id: string, amount: number): Promise<null> {
  const { db, actor, now } = ctx;
  const giverId = actor.memberId;
  const record = await visibleRecognition(ctx, id);
  recognitionPolicy.require(ctx, "endorse", record);
  // Shared with other endorsers, against deletion and hiding: no points may follow a reversal.
  const [held, receivers] = await Promise.all([
    db.query({
      text: "select true from recognitions where tenant_id = $1 and id = $2 and deleted_at is null and hidden_at is null for share",
      values: [db.tenantId, id],
    }),
    db.rows<Receiver>(sql`
      select m.id, m.first_name, m.last_name, ${knownToReceive(ctx)} as known from recognition_recipients x
      join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = x.member_id
      where x.tenant_id = ${db.tenantId} and x.recognition_id = ${id} order by m.name_key, m.id`),
  ]);
  if (held.length === 0) throw new DomainError("NotFound", "noRecognition");
  const open = await openGift(db, { giverId, personIds: receivers.map((row) => row.id), teamIds: [] });
  refuseAmount(amount, open.endorsementCap);
  const people = receivers.filter((row) => isReached(open, row.id)).map((row) => ({ id: row.id, name: fullName(row) }));
  const split = splitGift(giverId, open, { amount, people, now });
  const refused = split.exceptions.filter((one) => one.level === "error" || one.type !== "notEligible");
  refuseExceptions(refused.map((one) => naming(one, receivers)));
  const reference = { type: "recognition", id };
  const { shares } = split;
  const transactionId = givePoints(db, open, { giverId, type: "endorsement", reference, shares, asked: amount, now });
  recordEndorsement(ctx, { subjectType: "recognition", subjectId: id, amount, transactionId });
  return null;
}
