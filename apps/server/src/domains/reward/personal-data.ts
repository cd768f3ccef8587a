import { sql } from "drizzle-orm";
import type { PersonalData } from "../../domain.ts";

/** What their member has been told; not what can still be undone. */
const told = (name: "message" | "tracking" | "reason") => {
  const column = sql.identifier(name);
  return sql`case when d.waits_for is null then d.${column} else '' end as ${column}`;
};

/** What somebody redeemed, saves for, and has as taxable value. Codes stay where they are: their member reveals them. */
export const rewardPersonalData: PersonalData = async ({ db, memberId }) => {
  const { tenantId } = db;
  const [redeemed, wishes, taxes] = await Promise.all([
    db.rows<object>(sql`
      select d.id, d.created_at as "at", d.reward_name as "reward", d.variant_name as "variant", d.points, d.face_value / 100.0 as "faceValue",
        d.currency, d.status, d.address, d.email, d.note, d.revealed_at as "revealedAt", d.wished_on::text as "wishedOn",
        ${told("message")}, ${told("tracking")}, ${told("reason")}, case when d.waits_for is null then d.closed_at end as "closedAt"
      from redemptions d where d.tenant_id = ${tenantId} and d.member_id = ${memberId} order by d.created_at, d.id`),
    db.rows<object>(sql`
      select w.created_at as "at", r.name as "reward" from reward_wishes w
      join rewards r on r.tenant_id = ${tenantId} and r.id = w.reward_id
      where w.tenant_id = ${tenantId} and w.member_id = ${memberId}`),
    db.rows<object>(sql`
      select x.year, x.country, x.currency, x.redemptions, x.paid_by_company / 100.0 as "taxPaidByCompany",
        x.paid_by_member / 100.0 as "taxPaidByMember"
      from reward_taxes x where x.tenant_id = ${tenantId} and x.member_id = ${memberId} order by x.year, x.country`),
  ]);
  return { redemptions: redeemed, "reward-wishes": wishes, "reward-tax": taxes };
};
