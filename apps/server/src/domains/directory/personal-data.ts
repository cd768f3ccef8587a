import { sql } from "drizzle-orm";
import type { PersonalData } from "../../domain.ts";

export const directoryPersonalData: PersonalData = async ({ db, memberId }) => ({
  profile: await db.rows<object>(sql`
    select m.id, m.first_name as "firstName", m.last_name as "lastName", m.email, m.job_title as "jobTitle", m.department, m.country,
      m.role, m.status, m.joined_at as "joinedAt", m.locale, m.timezone, m.public_staff_profile as "publicStaffProfile",
      m.prefers_private as "prefersPrivate", m.hide_birthday as "hideBirthday", m.hide_anniversary as "hideAnniversary",
      m.hide_from_tv as "hideFromTv", m.birthday,
      array(select trim(h.first_name || ' ' || h.last_name) from member_managers g
        join tenant_members h on h.tenant_id = ${db.tenantId} and h.id = g.manager_id
        where g.tenant_id = ${db.tenantId} and g.member_id = m.id order by 1) as managers,
      array(select t.name from team_members tm join teams t on t.tenant_id = ${db.tenantId} and t.id = tm.team_id
        where tm.tenant_id = ${db.tenantId} and tm.member_id = m.id order by 1) as teams
    from tenant_members m where m.tenant_id = ${db.tenantId} and m.id = ${memberId}`),
});
