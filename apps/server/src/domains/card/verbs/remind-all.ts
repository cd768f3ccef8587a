import { sql } from "drizzle-orm";
import { byId } from "../../../db/rows.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { notify } from "../../notification/index.ts";
import { wakeReaders } from "../live-readers.ts";
import { cardPath } from "../present.ts";
import { lockCard } from "../queries.ts";
import { cards } from "../tables.ts";
import { isEarly, setDue } from "./set-due.ts";
import { canRead } from "./tell.ts";

const CHUNK = 500;
const DAY_MS = 86_400_000;
interface Reminding {
  cardId: string;
  /** Of the chunk before. */
  after?: string | undefined;
}

/**
 * Reminds those who have not signed a card, a chunk at a time, each once. The card says that it was done, in the transaction of the
 * first chunk; whoever was asked or reminded within a day is left alone.
 */
export async function remindAll(ctx: WorkerCtx, { cardId, after }: Reminding): Promise<void> {
  const { db, now } = ctx;
  const card = await lockCard(db, cardId);
  if (card?.state !== "open" || (after === undefined && (!card.remind || card.remindedAt))) return;
  // Its day was moved while the job waited.
  if (after === undefined && (await isEarly(ctx, cardId))) return setDue(ctx, cardId);
  if (after === undefined)
    await db.orm
      .update(cards)
      .set({ remindedAt: now })
      .where(byId(db, cards, cardId));
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const people = await db.rows<{ id: string; memberId: string; recent: boolean }>(sql`
    select s.id, s.member_id as "memberId", greatest(s.created_at, s.reminded_at) > ${dayAgo} as recent
    from card_contributors s
    join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = s.member_id and ${canRead}
    where s.tenant_id = ${db.tenantId} and s.card_id = ${cardId} and s.signed_at is null
      and s.member_id <> ${card.organizerId}${after ? sql` and s.member_id > ${after}::uuid` : sql``}
    order by s.member_id limit ${CHUNK}`);
  const due = people.filter(({ recent }) => !recent);
  await db.rows(sql`
    update card_contributors set reminded_at = ${now}
    where tenant_id = ${db.tenantId} and id = any(${sql.param(due.map(({ id }) => id))}::uuid[])`);
  await notify(
    ctx,
    due.map(({ memberId }) => ({
      memberId,
      params: { kind: "card.reminded" as const, card: card.title, date: card.deliverOn },
      fromMemberId: card.organizerId,
      resourcePath: cardPath(cardId),
      sourceKey: `card-reminded:${cardId}:${memberId}`,
    })),
  );
  const last = people.at(-1);
  if (last && people.length === CHUNK)
    await ctx.enqueue("card.reminders", { tenantId: db.tenantId, cardId, after: last.memberId });
  else await wakeReaders(ctx, cardId);
}
