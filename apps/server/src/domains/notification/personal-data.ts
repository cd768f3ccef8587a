import { sql } from "drizzle-orm";
import type { PersonalData } from "../../domain.ts";
import { deviceOf } from "../account/index.ts";

interface Subscription {
  at: Date;
  /** The push service's name alone: with its whole address anyone could send to the browser. */
  service: string;
  userAgent: string;
}

export const notificationPersonalData: PersonalData = async ({ db, memberId }) => {
  const [notifications, choices, push] = await Promise.all([
    db.rows<object>(sql`
      select n.created_at as "at", n.kind, trim(f.first_name || ' ' || f.last_name) as "from", n.resource_path as "about",
        n.read_at as "readAt", case when n.dismissed_at >= n.created_at then n.dismissed_at end as "deletedAt"
      from notifications n left join tenant_members f on f.tenant_id = ${db.tenantId} and f.id = n.from_member_id
      where n.tenant_id = ${db.tenantId} and n.member_id = ${memberId} order by n.created_at, n.id`),
    db.rows<object>(sql`
      select p.channels, p.digest from notification_preferences p
      where p.tenant_id = ${db.tenantId} and p.member_id = ${memberId}`),
    db.rows<Subscription>(sql`
      select s.created_at as "at", split_part(s.endpoint, '/', 3) as "service",
        coalesce((select k.user_agent from access_tokens k where k.tenant_id = ${db.tenantId} and k.family_id = s.family_id
          order by k.created_at desc limit 1), '') as "userAgent"
      from push_subscriptions s where s.tenant_id = ${db.tenantId} and s.member_id = ${memberId} order by s.created_at, s.id`),
  ]);
  const devices = push.map(({ userAgent, ...rest }) => ({ ...rest, ...deviceOf(userAgent) }));
  return { notifications, "notification-choices": choices, "push-devices": devices };
};
