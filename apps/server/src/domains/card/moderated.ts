import { sql } from "drizzle-orm";
import { DomainError } from "../../error.ts";
import type { Moderated, ModeratingCtx } from "../../moderated.ts";
import { wakeReaders } from "./live-readers.ts";
import { cardPath } from "./present.ts";
import { isHere, type SignatureRow } from "./queries.ts";

async function setHidden(ctx: ModeratingCtx, id: string, hides: boolean): Promise<void> {
  const { db, now } = ctx;
  const changed = await db.rows<{ cardId: string }>(sql`
    update card_signatures set hidden_at = ${hides ? now : null}
    where tenant_id = ${db.tenantId} and id = ${id} and (hidden_at is null) = ${hides}
    returning card_id as "cardId"`);
  const [signature] = changed;
  if (!signature) throw new DomainError("NotFound", "card.noSignature");
  db.write(sql`
    update cards set signature_count = signature_count + ${hides ? -1 : 1}
    where tenant_id = ${db.tenantId} and id = ${signature.cardId}`);
  await wakeReaders(ctx, signature.cardId, id);
}

type Row = Pick<SignatureRow, "id" | "cardId" | "memberId" | "message" | "messageText" | "createdAt"> & {
  recipientIds: string[];
};

/** What is sealed for somebody who is here no moderator reads: that somebody may be one. */
const isOpenToAll = (tenantId: string) => sql`c.state = 'delivered' and not exists (
  select from card_recipients r
  join tenant_members m on m.tenant_id = ${tenantId} and m.id = r.member_id and ${isHere}
  where r.tenant_id = ${tenantId} and r.card_id = c.id and r.delivered_at is null)`;

/** Signatures of cards that all of their recipients have received. */
export const moderatedSignatures: Moderated = {
  type: "card",
  async read(db, ids) {
    const rows = await db.rows<Row>(sql`
      select s.id, s.card_id as "cardId", s.member_id as "memberId", s.message, s.message_text as "messageText",
        s.created_at as "createdAt",
        array(select r.member_id from card_recipients r where r.tenant_id = ${db.tenantId} and r.card_id = s.card_id
          order by 1) as "recipientIds"
      from card_signatures s
      join cards c on c.tenant_id = ${db.tenantId} and c.id = s.card_id and ${isOpenToAll(db.tenantId)}
      where s.tenant_id = ${db.tenantId} and s.id = any(${sql.param(ids)}::uuid[])`);
    return rows.map((row) => ({
      id: row.id,
      authorId: row.memberId,
      message: row.message,
      text: row.messageText,
      tenantWide: false,
      amount: 0,
      memberIds: row.recipientIds,
      teamIds: [],
      thread: { type: "card", id: row.cardId },
      writtenAt: row.createdAt,
    }));
  },
  async written(db, authorIds, since) {
    const rows = await db.rows<{ id: string; count: number }>(sql`
      select s.member_id as id, count(*)::int as count from card_signatures s
      join cards c on c.tenant_id = ${db.tenantId} and c.id = s.card_id and c.state = 'delivered'
      where s.tenant_id = ${db.tenantId} and s.member_id = any(${sql.param(authorIds)}::uuid[])
        and s.created_at >= ${since} group by s.member_id`);
    return new Map(rows.map(({ id, count }) => [id, count]));
  },
  path: ({ thread }) => thread && cardPath(thread.id),
  hide: (ctx, id) => setHidden(ctx, id, true),
  show: (ctx, id) => setHidden(ctx, id, false),
};
