import { and, eq, isNull, sql } from "drizzle-orm";
import { ofTenant } from "../../db/rows.ts";
import type { Erasure } from "../../domain.ts";
import type { WorkerCtx } from "../../jobs/context.ts";
import { endMentions } from "../../rich-text/end-mentions.ts";
import { formerColleague } from "../directory/index.ts";
import { rewordNotifications } from "../notification/index.ts";
import { cardPath } from "./present.ts";
import { cardContributors, cardRecipients, cardStarts } from "./tables.ts";
import { removeCard } from "./verbs/delete-card.ts";

/** Cards for them alone that they have not received, and their own that nobody was asked to sign. */
async function removeCards(ctx: WorkerCtx, memberId: string): Promise<void> {
  const { db } = ctx;
  const cards = await db.rows<{ id: string }>(sql`
    select c.id from cards c where c.tenant_id = ${db.tenantId} and c.organizer_id = ${memberId} and c.state = 'draft'
    union select r.card_id from card_recipients r
    where r.tenant_id = ${db.tenantId} and r.member_id = ${memberId} and r.delivered_at is null and not exists (
      select from card_recipients o where o.tenant_id = ${db.tenantId} and o.card_id = r.card_id and o.member_id <> ${memberId})`);
  for (const { id } of cards) await removeCard({ ...ctx, actor: { memberId } }, id);
}

/** Out of what they were asked to sign and did not, and of what they would have received with others. */
async function leaveCards({ db }: WorkerCtx, memberId: string): Promise<void> {
  const { memberId: signer, signedAt } = cardContributors;
  const left = await db.orm
    .delete(cardContributors)
    .where(ofTenant(db, cardContributors, and(eq(signer, memberId), isNull(signedAt))))
    .returning({ id: cardContributors.cardId });
  const ids = sql.param(left.map(({ id }) => id));
  db.write(sql`
    update cards set contributor_count = contributor_count - 1 where tenant_id = ${db.tenantId} and id = any(${ids}::uuid[])`);
  const { memberId: recipient, deliveredAt } = cardRecipients;
  db.write(
    db.orm
      .delete(cardRecipients)
      .where(ofTenant(db, cardRecipients, and(eq(recipient, memberId), isNull(deliveredAt)))),
  );
  db.write(db.orm.delete(cardStarts).where(ofTenant(db, cardStarts, eq(cardStarts.memberId, memberId))));
}

/** What they signed stays. A card for them alone is called by a name in most cases: by the one that everybody has who was erased. */
export const cardErasure: Erasure = {
  erase: async (ctx, memberId) => {
    const { db, tenant } = ctx;
    const label = formerColleague(tenant.language);
    await removeCards(ctx, memberId);
    await leaveCards(ctx, memberId);
    const called = await db.rows<{ id: string }>(sql`
      update cards c set title = ${label} where c.tenant_id = ${db.tenantId} and c.title <> ${label}
        and exists (select from card_recipients r
          where r.tenant_id = ${db.tenantId} and r.card_id = c.id and r.member_id = ${memberId})
        and not exists (select from card_recipients o
          where o.tenant_id = ${db.tenantId} and o.card_id = c.id and o.member_id <> ${memberId})
      returning c.id`);
    for (const { id } of called) rewordNotifications(db, cardPath(id), { card: label });
    const person = { id: memberId, label };
    const signatures = { table: "card_signatures", doc: "message", text: "message_text" };
    const answers = { table: "card_recipients", keys: ["card_id", "member_id"], doc: "answer", text: "answer_text" };
    const more = await endMentions(db, signatures, person);
    return (await endMentions(db, answers, person)) || more;
  },
};
