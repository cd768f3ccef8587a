import { sql } from "drizzle-orm";
import type { PersonalData } from "../../domain.ts";

export const notificationPersonalData: PersonalData = async ({ db, memberId }) => {
  const [notifications, choices] = await Promise.all([
    db.rows<object>(sql`
      select n.created_at as "at", n.kind, trim(f.first_name || ' ' || f.last_name) as "from", n.resource_path as "about",
        n.read_at as "readAt"
      from notifications n left join tenant_members f on f.tenant_id = ${db.tenantId} and f.id = n.from_member_id
      where n.tenant_id = ${db.tenantId} and n.member_id = ${memberId} order by n.created_at, n.id`),
    db.rows<object>(sql`
      select p.channels, p.digest from notification_preferences p
      where p.tenant_id = ${db.tenantId} and p.member_id = ${memberId}`),
  ]);
  return { notifications, "notification-choices": choices };
};
