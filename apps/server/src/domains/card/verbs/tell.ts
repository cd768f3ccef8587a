import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { requestReview } from "../../../moderated.ts";
import { notify, retract } from "../../notification/index.ts";
import { cardPath } from "../present.ts";
import { cardRow, isHere } from "../queries.ts";

const CHUNK = 500;
interface Telling {
  cardId: string;
  /** Of the chunk before. */
  after?: string | undefined;
}
const behind = (after: string | undefined) => (after ? sql` and s.member_id > ${after}::uuid` : sql``);
/** Who can read at all now. */
export const canRead = sql`m.status = 'joined' and m.suspended_at is null`;
const invitedKey = (cardId: string, memberId: string) => `card-invited:${cardId}:${memberId}`;

/** Asks a chunk of those who are to sign, each once, and leaves the rest to a job of the same transaction. */
export async function tellInvited(ctx: WorkerCtx, { cardId, after }: Telling): Promise<void> {
  const { db } = ctx;
  const card = await cardRow(db, cardId);
  if (card?.state !== "open") return;
  const people = await db.rows<{ id: string; by: string | null }>(sql`
    select s.member_id as id, s.invited_by as by from card_contributors s
    join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = s.member_id and ${canRead}
    where s.tenant_id = ${db.tenantId} and s.card_id = ${cardId} and s.signed_at is null
      and s.member_id <> ${card.organizerId}${behind(after)}
    order by s.member_id limit ${CHUNK}`);
  await notify(
    ctx,
    people.map(({ id, by }) => ({
      memberId: id,
      params: { kind: "card.invited" as const, card: card.title, date: card.deliverOn },
      fromMemberId: by ?? card.organizerId,
      resourcePath: cardPath(cardId),
      sourceKey: invitedKey(cardId, id),
    })),
  );
  const last = people.at(-1);
  if (last && people.length === CHUNK)
    await ctx.enqueue("card.invite", { tenantId: db.tenantId, cardId, after: last.id });
}

export async function tellReminded(ctx: WorkerCtx, { contributorId }: { contributorId: string }): Promise<void> {
  const { db } = ctx;
  const [one] = await db.rows<{ memberId: string; cardId: string; at: Date }>(sql`
    select s.member_id as "memberId", s.card_id as "cardId", s.reminded_at as at from card_contributors s
    join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = s.member_id and ${canRead}
    where s.tenant_id = ${db.tenantId} and s.id = ${contributorId} and s.signed_at is null`);
  const card = one && (await cardRow(db, one.cardId));
  if (!one || card?.state !== "open") return;
  await notify(ctx, [
    {
      memberId: one.memberId,
      params: { kind: "card.reminded", card: card.title, date: card.deliverOn },
      fromMemberId: card.organizerId,
      resourcePath: cardPath(card.id),
      sourceKey: `card-reminded:${card.id}:${one.memberId}:${one.at.toISOString()}`,
    },
  ]);
}

/** Its recipients who have received it, each once. */
export async function tellDelivered(ctx: WorkerCtx, { cardId }: Telling): Promise<void> {
  const { db } = ctx;
  const card = await cardRow(db, cardId);
  if (!card) return;
  const people = await db.rows<{ id: string }>(sql`
    select r.member_id as id from card_recipients r
    join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = r.member_id and ${canRead}
    where r.tenant_id = ${db.tenantId} and r.card_id = ${cardId} and r.delivered_at is not null order by 1`);
  await notify(
    ctx,
    people.map(({ id }) => ({
      memberId: id,
      params: { kind: "card.delivered" as const, card: card.title, count: card.signatureCount },
      fromMemberId: card.organizerId,
      resourcePath: cardPath(cardId),
      sourceKey: `card-delivered:${cardId}:${id}`,
    })),
  );
}

/** What was sealed until now moderators may look at from now on, where a word of their list is in it. */
export async function reviewSignatures(ctx: WorkerCtx, { cardId, after }: Telling): Promise<void> {
  const { db } = ctx;
  const rows = await db.rows<{ id: string; memberId: string }>(sql`
    select s.id, s.member_id as "memberId" from card_signatures s
    where s.tenant_id = ${db.tenantId} and s.card_id = ${cardId}${behind(after)} order by s.member_id limit ${CHUNK}`);
  await Promise.all(rows.map(({ id }) => requestReview(ctx, { type: "card", id })));
  const last = rows.at(-1);
  if (last && rows.length === CHUNK)
    await ctx.enqueue("card.review", { tenantId: db.tenantId, cardId, after: last.memberId });
}

/** Those who signed, a chunk at a time, that a recipient has answered. */
export async function tellAnswered(
  ctx: WorkerCtx,
  { cardId, memberId, after }: Telling & { memberId: string },
): Promise<void> {
  const { db } = ctx;
  const card = await cardRow(db, cardId);
  if (!card) return;
  const signers = await db.rows<{ id: string }>(sql`
    select s.member_id as id from card_signatures s
    join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = s.member_id and ${canRead}
    where s.tenant_id = ${db.tenantId} and s.card_id = ${cardId}${behind(after)} order by 1 limit ${CHUNK}`);
  await notify(
    ctx,
    signers.map(({ id }) => ({
      memberId: id,
      params: { kind: "card.answered" as const, card: card.title },
      fromMemberId: memberId,
      resourcePath: cardPath(cardId),
      sourceKey: `card-answered:${cardId}:${memberId}:${id}`,
    })),
  );
  const last = signers.at(-1);
  if (last && signers.length === CHUNK)
    await ctx.enqueue("card.answered", { tenantId: db.tenantId, cardId, memberId, after: last.id });
}

/** Whether anybody whom it is for could receive it. */
async function hasRecipient({ db }: WorkerCtx, cardId: string): Promise<boolean> {
  const [one] = await db.rows(sql`
    select r.member_id from card_recipients r
    join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = r.member_id and ${isHere}
    where r.tenant_id = ${db.tenantId} and r.card_id = ${cardId} limit 1`);
  return one !== undefined;
}

export async function tellReturned(
  ctx: WorkerCtx,
  { cardId, version }: { cardId: string; version: number },
): Promise<void> {
  const card = await cardRow(ctx.db, cardId);
  if (card?.state !== "returned") return;
  const { automatic, signatureCount } = card;
  const signed = automatic && (await hasRecipient(ctx, cardId)) ? ("card.kept" as const) : ("card.returned" as const);
  await notify(ctx, [
    {
      memberId: card.organizerId,
      params: { kind: signatureCount === 0 ? "card.unsigned" : signed, card: card.title },
      fromMemberId: null,
      resourcePath: cardPath(cardId),
      sourceKey: `card-returned:${cardId}:${version}`,
    },
  ]);
}

/** Of a card that was deleted; or of one invitation that was withdrawn, with its reminders. */
export const retractInvitations = (
  ctx: WorkerCtx,
  { cardId, memberId }: { cardId: string; memberId?: string | undefined },
) => retract(ctx, cardPath(cardId), memberId ? { memberId } : {});
