import { type SQL, sql } from "drizzle-orm";
import type { PersonalData } from "../../domain.ts";

const person = (alias: string): SQL => sql.raw(`trim(${alias}.first_name || ' ' || ${alias}.last_name)`);

/** Awards that somebody received, and those they sent, these even if moderators hid them. Who else received one is not theirs, nor why others nominated them, nor what a jury gave. */
export const awardPersonalData: PersonalData = async ({ db, memberId }) => {
  const { tenantId } = db;
  const [received, given, made, judged] = await Promise.all([
    db.rows<object>(sql`
      select w.id, w.published_at as "at", w.name as "award", ${person("s")} as "from", w.message_text as "message",
        x.amount as "points", not w.tenant_wide as "private"
      from award_recipients x
      join awards w on w.tenant_id = ${tenantId} and w.id = x.award_id and w.deleted_at is null and w.hidden_at is null
      join tenant_members s on s.tenant_id = ${tenantId} and s.id = w.sender_id
      where x.tenant_id = ${tenantId} and x.member_id = ${memberId} order by x.published_at, x.award_id`),
    db.rows<object>(sql`
      select w.id, w.published_at as "at", w.name as "award",
        array(select coalesce(${person("m")}, t.name) from award_targets g
          left join tenant_members m on m.tenant_id = ${tenantId} and m.id = g.member_id
          left join teams t on t.tenant_id = ${tenantId} and t.id = g.team_id
          where g.tenant_id = ${tenantId} and g.award_id = w.id order by g.position) as "to",
        w.message_text as "message", w.amount as "points", not w.tenant_wide as "private"
      from awards w where w.tenant_id = ${tenantId} and w.sender_id = ${memberId} and w.deleted_at is null
      order by w.published_at, w.id`),
    db.rows<object>(sql`
      select n.id, n.created_at as "at", t.name as "award", ${person("m")} as "nominee", n.reason
      from award_nominations n
      join award_types t on t.tenant_id = ${tenantId} and t.id = n.type_id
      join tenant_members m on m.tenant_id = ${tenantId} and m.id = n.nominee_id
      where n.tenant_id = ${tenantId} and n.nominator_id = ${memberId} order by n.created_at, n.id`),
    db.rows<object>(sql`
      select v.voted_at as "at", t.name as "award", ${person("m")} as "nominee", v.scores, v.note,
        array(select c ->> 'name' from jsonb_array_elements(t.criteria) c) as "criteria"
      from award_votes v
      join award_types t on t.tenant_id = ${tenantId} and t.id = v.type_id
      join tenant_members m on m.tenant_id = ${tenantId} and m.id = v.nominee_id
      where v.tenant_id = ${tenantId} and v.juror_id = ${memberId} order by v.voted_at, v.nominee_id`),
  ]);
  return { "awards-received": received, "awards-given": given, "award-nominations": made, "award-votes": judged };
};
