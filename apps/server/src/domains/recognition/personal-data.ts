import { plainText, type RichText } from "@plaudit/api/rich-words.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { PersonalData } from "../../domain.ts";

const qualities = ({ tenantId }: TenantDb): SQL => sql`
  array(select q.name from recognition_quality_links l
    join recognition_qualities q on q.tenant_id = ${tenantId} and q.id = l.quality_id
    where l.tenant_id = ${tenantId} and l.recognition_id = r.id order by l.position) as qualities`;
const person = (alias: string): SQL => sql.raw(`trim(${alias}.first_name || ' ' || ${alias}.last_name)`);

/** What was written to somebody and what they wrote themselves, this even if moderators hid it. Who else received it, and what, is not theirs. */
export const recognitionPersonalData: PersonalData = async ({ db, memberId }) => {
  const { tenantId } = db;
  const [received, given, drafts] = await Promise.all([
    db.rows<object>(sql`
      select r.id, r.published_at as "at", ${person("s")} as "from", r.message_text as "message", x.amount as "points",
        not r.tenant_wide as "private", ${qualities(db)}
      from recognition_recipients x
      join recognitions r on r.tenant_id = ${tenantId} and r.id = x.recognition_id and r.deleted_at is null and r.hidden_at is null
      join tenant_members s on s.tenant_id = ${tenantId} and s.id = r.sender_id
      where x.tenant_id = ${tenantId} and x.member_id = ${memberId} order by x.published_at, x.recognition_id`),
    db.rows<object>(sql`
      select r.id, r.published_at as "at",
        array(select coalesce(${person("m")}, t.name) from recognition_targets g
          left join tenant_members m on m.tenant_id = ${tenantId} and m.id = g.member_id
          left join teams t on t.tenant_id = ${tenantId} and t.id = g.team_id
          where g.tenant_id = ${tenantId} and g.recognition_id = r.id order by g.position) as "to",
        r.message_text as "message", r.amount as "points", not r.tenant_wide as "private", ${qualities(db)}
      from recognitions r where r.tenant_id = ${tenantId} and r.sender_id = ${memberId} and r.deleted_at is null
      order by r.published_at, r.id`),
    db.rows<{ message: RichText }>(sql`
      select d.id, d.created_at as "at", d.updated_at as "editedAt",
        array(select coalesce(${person("m")}, t.name) from jsonb_array_elements(d.send_to) with ordinality g (one, position)
          left join tenant_members m on m.tenant_id = ${tenantId} and m.id = (g.one ->> 'id')::uuid
          left join teams t on t.tenant_id = ${tenantId} and t.id = (g.one ->> 'id')::uuid order by g.position) as "to",
        d.message, d.amount as "points", not d.tenant_wide as "private",
        array(select q.name from jsonb_array_elements_text(d.quality_ids) with ordinality g (id, position)
          join recognition_qualities q on q.tenant_id = ${tenantId} and q.id = g.id::uuid order by g.position) as qualities,
        array(select f ->> 'originalFilename' from jsonb_array_elements(d.attachments) f) as files, d.scheduled_at as "scheduledAt"
      from recognition_drafts d
      where d.tenant_id = ${tenantId} and d.sender_id = ${memberId} order by d.created_at, d.id`),
  ]);
  const written = drafts.map((draft) => ({ ...draft, message: plainText(draft.message) }));
  return { "recognition-received": received, "recognition-given": given, "recognition-drafts": written };
};
