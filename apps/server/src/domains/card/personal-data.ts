import { sql } from "drizzle-orm";
import type { PersonalData } from "../../domain.ts";

/** Cards that a member organizes, signed or was invited to sign, and has received: never one that is still sealed for them. */
export const cardPersonalData: PersonalData = async ({ db, memberId }) => {
  const { tenantId } = db;
  const [organized, invited, signed, received] = await Promise.all([
    db.rows<object>(sql`
      select id, title, occasion, design, note, deliver_on as "deliverOn", deliver_time as "deliverTime", state,
        delivered_at as "deliveredAt", created_at as "at"
      from cards where tenant_id = ${tenantId} and organizer_id = ${memberId} order by created_at, id`),
    db.rows<object>(sql`
      select c.id, c.title, s.created_at as "invitedAt", s.signed_at as "signedAt" from card_contributors s
      join cards c on c.tenant_id = ${tenantId} and c.id = s.card_id and c.state <> 'draft'
      where s.tenant_id = ${tenantId} and s.member_id = ${memberId} order by s.created_at, c.id`),
    db.rows<object>(sql`
      select s.card_id as "cardId", s.message_text as "message", s.gif ->> 'url' as "gif",
        s.picture ->> 'originalFilename' as "picture", s.created_at as "at", s.edited_at as "editedAt"
      from card_signatures s where s.tenant_id = ${tenantId} and s.member_id = ${memberId} order by s.created_at, s.id`),
    db.rows<object>(sql`
      select c.id, c.title, r.delivered_at as "deliveredAt", r.answer_text as "answer", r.answered_at as "answeredAt"
      from card_recipients r join cards c on c.tenant_id = ${tenantId} and c.id = r.card_id
      where r.tenant_id = ${tenantId} and r.member_id = ${memberId} and r.delivered_at is not null
      order by r.delivered_at, c.id`),
  ]);
  return {
    "cards-organized": organized,
    "cards-to-sign": invited,
    "card-signatures": signed,
    "cards-received": received,
  };
};
