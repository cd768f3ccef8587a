import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { recordEndorsement } from "../../engagement/index.ts";
import { type EndorsedReceiver, giveEndorsement } from "../../points/index.ts";
import { recognitionPolicy } from "../policy.ts";
import { givenRecognitions, visibleRecognition } from "../queries.ts";

/** Adds points for each of its recipients, from the endorser's own allocation: all of them or none. */
export async function endorseRecognition(ctx: TenantCtx, id: string, amount: number): Promise<null> {
  const { db } = ctx;
  const record = await visibleRecognition(ctx, id);
  recognitionPolicy.require(ctx, "endorse", record);
  // Shared with other endorsers, against deletion and hiding: no points may follow a reversal.
  const [held, receivers] = await Promise.all([
    db.query({
      text: "select true from recognitions where tenant_id = $1 and id = $2 and deleted_at is null and hidden_at is null for share",
      values: [db.tenantId, id],
    }),
    db.rows<EndorsedReceiver>(sql`
      select m.id, m.first_name, m.last_name, ${givenRecognitions.knownToReceive(ctx)} as known from recognition_recipients x
      join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = x.member_id
      where x.tenant_id = ${db.tenantId} and x.recognition_id = ${id} order by m.name_key, m.id`),
  ]);
  if (held.length === 0) throw new DomainError("NotFound", "noRecognition");
  const transactionId = await giveEndorsement(ctx, { type: "recognition", id }, { amount, receivers });
  recordEndorsement(ctx, { subjectType: "recognition", subjectId: id, amount, transactionId });
  return null;
}
