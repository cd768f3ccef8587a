import type { Card } from "@plaudit/api/card.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { byId } from "../../../db/rows.ts";
import { DomainError } from "../../../error.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { wakeReaders } from "../live-readers.ts";
import { cardPolicy } from "../policy.ts";
import { presentCard } from "../present.ts";
import { type CardRow, cardSeen, isHere, lockCard, opensAt } from "../queries.ts";
import { LEAST_SIGNED } from "../rules/least-signed.ts";
import { cards } from "../tables.ts";
import { setDue } from "./set-due.ts";

type Ctx = Pick<WorkerCtx, "db" | "now" | "enqueue" | "tenant" | "publish">;

interface Waiting {
  id: string;
  here: boolean;
  due: boolean;
}
/** Recipients who have not received it. */
const waitingFor = ({ db, now, tenant }: Ctx, cardId: string) =>
  db.rows<Waiting>(sql`
    select m.id, ${isHere} as here, ${opensAt(tenant.timezone)} <= ${now} as due
    from cards c
    join card_recipients r on r.tenant_id = ${db.tenantId} and r.card_id = c.id and r.delivered_at is null
    join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = r.member_id
    where c.tenant_id = ${db.tenantId} and c.id = ${cardId}`);

/** Of a card that is locked. Who has just received it is notified by a job. */
async function deliverTo(ctx: Ctx, card: CardRow, memberIds: readonly string[]): Promise<void> {
  const { db, now, enqueue } = ctx;
  await db.rows(sql`
    update card_recipients set delivered_at = ${now}
    where tenant_id = ${db.tenantId} and card_id = ${card.id} and member_id = any(${sql.param(memberIds)}::uuid[])
      and delivered_at is null`);
  const job = { tenantId: db.tenantId, cardId: card.id };
  if (card.state !== "delivered")
    await db.orm
      .update(cards)
      .set({ state: "delivered", deliveredAt: now })
      .where(byId(db, cards, card.id));
  // With the last of them, moderators may look at it.
  await enqueue("card.review", job);
  await enqueue("card.delivered", job);
  await wakeReaders(ctx, card.id);
}

/** One that nobody asked for and hardly anybody signed would hurt more than it pleases. */
const isThin = ({ automatic, signatureCount, contributorCount }: CardRow): boolean =>
  automatic && signatureCount < Math.min(LEAST_SIGNED, contributorCount);

/** What nobody is there to receive, or nobody has signed, goes back to its organizer. */
async function giveBack(ctx: Ctx, card: CardRow): Promise<void> {
  const { db, enqueue } = ctx;
  await db.orm
    .update(cards)
    .set({ state: "returned", version: card.version + 1 })
    .where(byId(db, cards, card.id));
  await enqueue("card.returned", { tenantId: db.tenantId, cardId: card.id, version: card.version + 1 });
  await wakeReaders(ctx, card.id);
}

/** Delivers a card to whom it is due. Its row is locked and changes in the same transaction: each receives it once. */
export async function settleDue(ctx: WorkerCtx, { cardId }: { cardId: string }): Promise<void> {
  const card = await lockCard(ctx.db, cardId);
  if (card?.state !== "open" && card?.state !== "delivered") return;
  const waiting = await waitingFor(ctx, cardId);
  const due = waiting.filter((one) => one.due);
  const here = due.filter((one) => one.here);
  const nobodyElse = !waiting.some((one) => one.here && !one.due);
  const isVain =
    card.state === "open" &&
    due.length > 0 &&
    (here.length === 0 ? nobodyElse : card.signatureCount === 0 || isThin(card));
  if (isVain) return giveBack(ctx, card);
  if (here.length > 0)
    await deliverTo(
      ctx,
      card,
      here.map(({ id }) => id),
    );
  // Whom it is still sealed for has left, or is suspended.
  else if (card.state === "delivered" && nobodyElse)
    await ctx.enqueue("card.review", { tenantId: ctx.db.tenantId, cardId });
  await setDue(ctx, cardId);
}

/** To those who were away when it opened and are back, and tells those who have joined since. */
export async function deliverLate({ db, now, enqueue }: WorkerCtx): Promise<void> {
  const { tenantId } = db;
  const rows = await db.rows<{ cardId: string; job: string }>(sql`
    select distinct r.card_id as "cardId", 'card.due' as job from card_recipients r
    join cards c on c.tenant_id = ${tenantId} and c.id = r.card_id and c.state = 'delivered'
    join tenant_members m on m.tenant_id = ${tenantId} and m.id = r.member_id and ${isHere}
    where r.tenant_id = ${tenantId} and r.delivered_at is null
      and not exists (select from schedules s where s.tenant_id = ${tenantId} and s.id = c.id)
    union select r.card_id, 'card.delivered' from tenant_members m
    join card_recipients r on r.tenant_id = ${tenantId} and r.member_id = m.id and r.delivered_at < m.joined_at
    where m.tenant_id = ${tenantId} and m.joined_at > ${now}::timestamptz - interval '12 hours'`);
  for (const { cardId, job } of rows) await enqueue(job, { tenantId, cardId });
}

/** To all of its recipients: before its date, or after it was kept back. */
export async function deliverNow(ctx: TenantCtx, id: string): Promise<Card> {
  const seen = await cardSeen(ctx, id, true);
  cardPolicy.require(ctx, "deliver", seen);
  if (seen.signatureCount === 0) throw new DomainError("Conflict", "card.nobodySigned");
  const here = (await waitingFor(ctx, id)).filter((one) => one.here);
  if (here.length === 0) throw new DomainError("Conflict", "card.nobodyLeft");
  await deliverTo(
    ctx,
    seen,
    here.map((one) => one.id),
  );
  await setDue(ctx, id);
  return presentCard(ctx, await cardSeen(ctx, id));
}
