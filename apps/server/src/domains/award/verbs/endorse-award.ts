import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { recordEndorsement } from "../../engagement/index.ts";
import { type EndorsedReceiver, giveEndorsement } from "../../points/index.ts";
import { awardPolicy } from "../policy.ts";
import { givenAwards, visibleAward } from "../queries.ts";

/** Adds points for each of its recipients, from the endorser's own allocation: all of them or none. */
export async function endorseAward(ctx: TenantCtx, id: string, amount: number): Promise<null> {
  const { db } = ctx;
  awardPolicy.require(ctx, "endorse", await visibleAward(ctx, id));
  // Shared with other endorsers, against deletion and hiding: no points may follow a reversal.
  const [held, receivers] = await Promise.all([
    db.query({
      text: "select true from awards where tenant_id = $1 and id = $2 and deleted_at is null and hidden_at is null for share",
      values: [db.tenantId, id],
    }),
    db.rows<EndorsedReceiver>(sql`
      select m.id, m.first_name, m.last_name, ${givenAwards.knownToReceive(ctx)} as known from award_recipients x
      join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = x.member_id
      where x.tenant_id = ${db.tenantId} and x.award_id = ${id} order by m.name_key, m.id`),
  ]);
  if (held.length === 0) throw new DomainError("NotFound", "award.missing");
  const transactionId = await giveEndorsement(ctx, { type: "award", id }, { amount, receivers });
  recordEndorsement(ctx, { subjectType: "award", subjectId: id, amount, transactionId });
  return null;
}
