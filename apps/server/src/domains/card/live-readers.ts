import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Publish } from "../../live.ts";
import { peopleByIds } from "../directory/index.ts";
import { cardPolicy } from "./policy.ts";
import { cardSeen } from "./queries.ts";

/** More names than this would make it an event for everybody, its recipients among them. */
const MOST_READERS = 1500;

type Ctx = { db: TenantDb; publish: Publish };

/** Somebody who may sign a card has it open: the others who have see when they write. */
export async function sayHere(ctx: TenantCtx, cardId: string, writing: boolean): Promise<void> {
  const { actor } = ctx;
  cardPolicy.require(ctx, "sign", await cardSeen(ctx, cardId));
  const by = (await peopleByIds(ctx, [actor.memberId])).get(actor.memberId);
  if (by) await ctx.publish({ type: "here", id: cardId, by, writing });
}

/**
 * Has the pages of a card look again at it, or at one of its signatures alone: of whoever signs it, and of its recipients once they
 * received it; of a draft its organizer's alone. The latest are told first.
 */
export async function wakeReaders({ db, publish }: Ctx, cardId: string, signatureId?: string): Promise<void> {
  const rows = await db.rows<{ id: string }>(sql`
    select r.id from (
      select s.member_id as id, s.signed_at as at from card_contributors s
      join cards c on c.tenant_id = ${db.tenantId} and c.id = s.card_id and (c.state <> 'draft' or c.organizer_id = s.member_id)
      where s.tenant_id = ${db.tenantId} and s.card_id = ${cardId}
      union all select member_id, delivered_at from card_recipients
      where tenant_id = ${db.tenantId} and card_id = ${cardId} and delivered_at is not null) r
    order by r.at desc nulls last, r.id limit ${MOST_READERS}`);
  const memberIds = rows.map(({ id }) => id);
  await publish({ type: "edited", id: cardId, ...(signatureId && { part: signatureId }), memberIds });
}
