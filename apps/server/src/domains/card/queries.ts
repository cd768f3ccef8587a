import type { CardList } from "@plaudit/api/card-designs.ts";
import type { Laid } from "@plaudit/api/card-paper.ts";
import { type SQL, sql } from "drizzle-orm";
import { columnsOf } from "../../db/rows.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { DomainError } from "../../error.ts";
import type { Position } from "../../signed-cursor.ts";
import type { CardFacts } from "./policy.ts";
import { type cardContributors, cardSignatures, cards } from "./tables.ts";

export type CardRow = typeof cards.$inferSelect;
export type SignatureRow = typeof cardSignatures.$inferSelect;
export type ContributorRow = typeof cardContributors.$inferSelect;
/** As one member sees it. */
export type SeenCard = CardRow &
  CardFacts & {
    /** When the reader received it, later than others where they were away. */
    receivedAt: Date | null;
  };

interface Reader {
  db: TenantDb;
  actor: { memberId: string };
}

const { id, title, occasion, design, years, organizerId, deliverOn, deliverTime, note } = cards;
const { contributorsInvite, remind, remindedAt, automatic, teamIds, state, contributorCount, signatureCount } = cards;
const { tenantId, deliveredAt, version, createdAt } = cards;
const columns = columnsOf("c", {
  ...{ tenantId, id, title, occasion, design, years, organizerId, deliverOn, deliverTime, note },
  ...{ contributorsInvite, remind, remindedAt, automatic, teamIds, state, contributorCount, signatureCount },
  ...{ deliveredAt, version, createdAt },
});

/** What the reader is on `c`; for a recipient nothing before the delivery. */
const as = ({ db, actor }: Reader): SQL => {
  const received = sql`select r.delivered_at from card_recipients r where r.tenant_id = ${db.tenantId} and r.card_id = c.id
    and r.member_id = ${actor.memberId} and r.delivered_at is not null`;
  return sql`
  (${received}) as "receivedAt",
  case when c.organizer_id = ${actor.memberId} then 'organizer' when exists (${received}) then 'recipient'
    when exists (select from card_contributors s where s.tenant_id = ${db.tenantId} and s.card_id = c.id
      and s.member_id = ${actor.memberId}) then 'contributor' end as "as"`;
};

/**
 * Whether the reader may see it, their policy decides. It is locked by a statement of its own: the one that waits for a lock would
 * find the reader among the contributors as they were before.
 */
export async function cardSeen(reader: Reader, cardId: string, lock = false): Promise<SeenCard> {
  const { db } = reader;
  const one = sql`from cards c where c.tenant_id = ${db.tenantId} and c.id = ${cardId}`;
  const [, [row]] = await Promise.all([
    lock && db.rows(sql`select 1 ${one} for update`),
    db.rows<SeenCard>(sql`select ${columns}, ${as(reader)} ${one}`),
  ]);
  if (!row) throw new DomainError("NotFound", "card.missing");
  return row;
}

/** For jobs, which nobody asked for. */
export async function lockCard(db: TenantDb, cardId: string): Promise<CardRow | null> {
  const [row] = await db.rows<CardRow>(sql`
    select ${columns} from cards c where c.tenant_id = ${db.tenantId} and c.id = ${cardId} for update`);
  return row ?? null;
}
export async function cardRow(db: TenantDb, cardId: string): Promise<CardRow | null> {
  const [row] = await db.rows<CardRow>(sql`
    select ${columns} from cards c where c.tenant_id = ${db.tenantId} and c.id = ${cardId}`);
  return row ?? null;
}

/** Ids of a member's cards in a list. */
function listed({ db, actor }: Reader, list: CardList): SQL {
  const { tenantId } = db;
  const me = actor.memberId;
  const own = sql`select o.id from cards o where o.tenant_id = ${tenantId} and o.organizer_id = ${me}`;
  const invited = sql`
    select s.card_id from card_contributors s
    join cards o on o.tenant_id = ${tenantId} and o.id = s.card_id and o.organizer_id <> ${me} and o.state <> 'draft'
    where s.tenant_id = ${tenantId} and s.member_id = ${me}`;
  const received = sql`
    select r.card_id from card_recipients r
    where r.tenant_id = ${tenantId} and r.member_id = ${me} and r.delivered_at is not null`;
  if (list === "all") return sql`${own} union ${invited} union ${received}`;
  return { own, invited, received }[list];
}

interface Page {
  before: Position | null;
  limit: number;
}

export const listCards = (reader: Reader, list: CardList, { before, limit }: Page) =>
  reader.db.rows<SeenCard>(sql`
    select ${columns}, ${as(reader)} from cards c
    where c.tenant_id = ${reader.db.tenantId} and c.id in (${listed(reader, list)})
      ${before ? sql`and (c.created_at, c.id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql``}
    order by c.created_at desc, c.id desc limit ${limit}`);

export const cardsBetween = (reader: Reader, { from, to }: { from: string; to: string }) =>
  reader.db.rows<SeenCard>(sql`
    select ${columns}, ${as(reader)} from cards c
    where c.tenant_id = ${reader.db.tenantId} and c.id in (${listed(reader, "all")})
      and c.deliver_on between ${from}::date and ${to}::date
    order by c.deliver_on, c.created_at, c.id limit 100`);

export async function countCards(reader: Reader, list: CardList): Promise<number> {
  const [row] = await reader.db.rows<{ count: number }>(sql`
    select count(*)::int as count from (${listed(reader, list)}) listed`);
  return row?.count ?? 0;
}

const signatureColumns = columnsOf("s", {
  ...(({ tenantId, id, cardId, memberId, message, messageText, hand, ink }) => ({
    ...{ tenantId, id, cardId, memberId, message, messageText, hand, ink },
  }))(cardSignatures),
  ...(({ gif, picture, placement, spot, createdAt, editedAt, hiddenAt }) => ({
    ...{ gif, picture, placement, spot, createdAt, editedAt, hiddenAt },
  }))(cardSignatures),
});

export const signaturesOf = (
  db: TenantDb,
  cardId: string,
  { after, limit, ids }: { after: Position | null; limit: number; ids?: readonly string[] | undefined },
) =>
  db.rows<SignatureRow>(sql`
    select ${signatureColumns} from card_signatures s
    where s.tenant_id = ${db.tenantId} and s.card_id = ${cardId} and s.hidden_at is null
      ${ids ? sql`and s.id = any(${sql.param(ids)}::uuid[])` : sql``}
      ${after ? sql`and (s.created_at, s.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by s.created_at, s.id limit ${limit}`);

/** What stands on a card of everybody else's, hidden or not. */
export async function placesBeside({ db, actor }: Reader, cardId: string): Promise<Laid[]> {
  const rows = await db.rows<{ spot: Laid }>(sql`
    select s.spot from card_signatures s
    where s.tenant_id = ${db.tenantId} and s.card_id = ${cardId} and s.member_id <> ${actor.memberId}`);
  return rows.map(({ spot }) => spot);
}

/** The reader's own on these cards. */
export const ownSignatures = ({ db, actor }: Reader, cardIds: readonly string[]) =>
  db.rows<SignatureRow>(sql`
    select ${signatureColumns} from card_signatures s
    where s.tenant_id = ${db.tenantId} and s.card_id = any(${sql.param(cardIds)}::uuid[])
      and s.member_id = ${actor.memberId} and s.hidden_at is null`);

export async function signatureRow(db: TenantDb, signatureId: string): Promise<SignatureRow> {
  const [row] = await db.rows<SignatureRow>(sql`
    select ${signatureColumns} from card_signatures s
    where s.tenant_id = ${db.tenantId} and s.id = ${signatureId} and s.hidden_at is null`);
  if (!row) throw new DomainError("NotFound", "card.noSignature");
  return row;
}

/** Whether a recipient `m` can receive it: who left or is suspended cannot, until they are back. */
export const isHere = sql`m.status <> 'archived' and m.suspended_at is null`;

/** When a recipient `m` of `c` opens it: on its day and at its hour, where they are. Or so many days before. */
export const opensAt = (zone: string, daysBefore = 0): SQL =>
  sql`((c.deliver_on - ${daysBefore}::int + c.deliver_time::time) at time zone coalesce(m.timezone, ${zone}))`;

/** Whether `m` may have a card that starts by itself: here, with an open profile, and not hiding that day. */
export const isHonored = (occasion: "birthday" | "years"): SQL => sql`
  m.status = 'joined' and m.suspended_at is null and m.public_staff_profile
    and ${occasion === "birthday" ? sql`m.birthday is not null and not m.hide_birthday` : sql`not m.hide_anniversary`}`;
