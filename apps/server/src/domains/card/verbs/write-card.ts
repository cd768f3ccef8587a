import type { Card, CardBody, cardChange } from "@plaudit/api/card.ts";
import type { Output } from "@plaudit/api/endpoint.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { among, byId, ofTenant } from "../../../db/rows.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { fieldError } from "../../../error.ts";
import { expectVersion } from "../../../expect-version.ts";
import { reachable } from "../../directory/index.ts";
import { wakeReaders } from "../live-readers.ts";
import { cardPolicy } from "../policy.ts";
import { presentCard } from "../present.ts";
import { type CardRow, cardSeen, isHere, opensAt } from "../queries.ts";
import { checkChoices } from "../settings.ts";
import { cardContributors, cardRecipients, cards } from "../tables.ts";
import { addContributors, askContributors } from "./invite.ts";
import { setDue } from "./set-due.ts";

type Change = Output<typeof cardChange>;

/** Who can receive it: people who are here, and never whoever organizes it. */
async function checkRecipients(
  db: TenantDb,
  { named, known = [], organizerId }: { named: readonly string[]; known?: readonly string[]; organizerId: string },
): Promise<void> {
  const here = await reachable(db, [...named]);
  for (const [n, id] of named.entries()) {
    if (known.includes(id)) continue;
    if (id === organizerId) throw fieldError(`recipientIds.${n}`, "self", "card.recipientSelf");
    if (!here.has(id)) throw fieldError(`recipientIds.${n}`, "gone", "card.recipientGone");
  }
}

/** Refuses a date that has passed where one of its recipients is, and to open a card that nobody could receive. */
async function checkWhen({ db, now, tenant }: TenantCtx, cardId: string, opens: boolean): Promise<void> {
  const here = await db.rows<{ past: boolean }>(sql`
    select ${opensAt(tenant.timezone)} <= ${now} as past from cards c
    join card_recipients r on r.tenant_id = ${db.tenantId} and r.card_id = c.id
    join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = r.member_id and ${isHere}
    where c.tenant_id = ${db.tenantId} and c.id = ${cardId}`);
  if (opens && here.length === 0) throw fieldError("recipientIds", "gone", "card.nobodyLeft");
  if (here.some(({ past }) => past)) throw fieldError("deliverOn", "past", "card.deliverPast");
}

async function start(ctx: TenantCtx, cardId: string): Promise<void> {
  await checkWhen(ctx, cardId, true);
  await setDue(ctx, cardId);
  await askContributors(ctx, cardId);
}

export async function createCard(ctx: TenantCtx, body: CardBody): Promise<Card> {
  const { db, actor } = ctx;
  const { sendTo, recipientIds: named, state, ...fields } = body;
  const { memberId: organizerId } = actor;
  await Promise.all([checkChoices(db, fields), checkRecipients(db, { named, organizerId })]);
  const { tenantId } = db;
  const { now } = ctx;
  const card = { ...fields, tenantId, id: newId(), organizerId, state, teamIds: [], createdAt: now };
  await db.orm.insert(cards).values(card);
  await addRecipients(db, card.id, [...new Set(named)]);
  const self = { id: organizerId, type: "tenantMember" } as const;
  await addContributors(ctx, { card, sendTo: [self, ...sendTo], byId: organizerId });
  if (state === "open") await start(ctx, card.id);
  return presentCard(ctx, await cardSeen(ctx, card.id));
}

const addRecipients = (db: TenantDb, cardId: string, ids: readonly string[]) =>
  ids.length > 0
    ? db.orm.insert(cardRecipients).values(ids.map((memberId) => ({ tenantId: db.tenantId, cardId, memberId })))
    : undefined;

const ofCard = (cardId: string) => sql`card_id = ${cardId}::uuid`;

/** Whoever has been asked to sign it knows of it, and is no recipient any more. */
async function changeRecipients(ctx: TenantCtx, card: CardRow, named: readonly string[]): Promise<void> {
  const { db } = ctx;
  const ids = [...new Set(named)];
  const rows = await db.rows<{ id: string }>(sql`
    select member_id as id from card_recipients where tenant_id = ${db.tenantId} and card_id = ${card.id}`);
  const before = new Set(rows.map(({ id }) => id));
  const added = ids.filter((id) => !before.has(id));
  const removed = [...before].filter((id) => !ids.includes(id));
  await checkRecipients(db, { named, known: [...before], organizerId: card.organizerId });
  const invited = ofTenant(db, cardContributors, ofCard(card.id), among(cardContributors.memberId, added));
  if (card.state === "draft") {
    const gone = await db.orm.delete(cardContributors).where(invited).returning({ id: cardContributors.id });
    db.write(sql`
      update cards set contributor_count = contributor_count - ${gone.length}
      where tenant_id = ${db.tenantId} and id = ${card.id}`);
  } else {
    const [asked] = await db.orm.select({ memberId: cardContributors.memberId }).from(cardContributors).where(invited);
    if (asked) throw fieldError(`recipientIds.${named.indexOf(asked.memberId)}`, "invited", "card.recipientInvited");
  }
  await db.orm
    .delete(cardRecipients)
    .where(ofTenant(db, cardRecipients, ofCard(card.id), among(cardRecipients.memberId, removed)));
  await addRecipients(db, card.id, added);
}

export async function updateCard(ctx: TenantCtx, id: string, change: Change): Promise<Card> {
  const { db } = ctx;
  const { version, state, recipientIds, ...fields } = change;
  const before = await cardSeen(ctx, id, true);
  const edits = recipientIds !== undefined || Object.keys(fields).length > 0;
  if (edits || !state) cardPolicy.require(ctx, "edit", before);
  if (state) cardPolicy.require(ctx, "open", before);
  expectVersion(await presentCard(ctx, before), version, "card.changed");
  await checkChoices(db, {
    design: fields.design === before.design ? undefined : fields.design,
    occasion: fields.occasion === before.occasion ? undefined : fields.occasion,
  });
  if (recipientIds) await changeRecipients(ctx, before, recipientIds);
  await db.orm
    .update(cards)
    .set({ ...fields, ...(state && { state, automatic: false }), version: version + 1 })
    .where(byId(db, cards, id));
  if (state) await start(ctx, id);
  else if (before.state === "open") {
    await checkWhen(ctx, id, false);
    await setDue(ctx, id);
  }
  await wakeReaders(ctx, id);
  return presentCard(ctx, await cardSeen(ctx, id));
}
