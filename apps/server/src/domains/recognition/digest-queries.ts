import { sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { DigestWeek } from "../notification/index.ts";

const published = sql`r.tenant_wide and r.deleted_at is null and r.hidden_at is null`;
const here = sql`m.status <> 'archived' and m.suspended_at is null`;

export interface OwnWeek {
  member_id: string;
  received: number;
  given: number;
}
/** What each of them received and gave in public. */
export const ownWeeks = (db: TenantDb, memberIds: string[], { from, until }: DigestWeek) =>
  db.rows<OwnWeek>(sql`
    select member_id, sum(received)::int as received, sum(given)::int as given from (
      select x.member_id, count(*) as received, 0 as given from recognition_recipients x
      join recognitions r on r.tenant_id = ${db.tenantId} and r.id = x.recognition_id and ${published}
      where x.tenant_id = ${db.tenantId} and x.member_id = any(${sql.param(memberIds)}::uuid[])
        and x.published_at >= ${from} and x.published_at < ${until}
      group by x.member_id
      union all
      select r.sender_id, 0, count(*) from recognitions r
      where r.tenant_id = ${db.tenantId} and r.sender_id = any(${sql.param(memberIds)}::uuid[]) and ${published}
        and r.published_at >= ${from} and r.published_at < ${until}
      group by r.sender_id) week
    group by member_id`);

export interface Celebrated {
  id: string;
  sender: string;
  message_text: string;
  recipient_count: number;
  /** Whom the sender chose, as the feed names them: active members, then teams. */
  names: string[];
  /** Whether the first of them is a member. */
  person: boolean;
}
/** These recognitions if they are public; without those whose sender, or all of whose recipients, are archived or suspended. */
export const celebratedOf = (db: TenantDb, ids: string[]) =>
  db.rows<Celebrated>(sql`
    select r.id, m.first_name || ' ' || m.last_name as sender, r.message_text, r.recipient_count, named.names, named.person
    from recognitions r
    join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = r.sender_id and ${here}
    cross join lateral (
      select array_agg(coalesce(m.first_name || ' ' || m.last_name, g.name) order by g.id is not null, t.position) as names,
        bool_or(m.id is not null) as person
      from recognition_targets t
      left join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = t.member_id and ${here}
      left join teams g on g.tenant_id = ${db.tenantId} and g.id = t.team_id
      where t.tenant_id = ${db.tenantId} and t.recognition_id = r.id and (m.id is not null or g.id is not null)) named
    where r.tenant_id = ${db.tenantId} and r.id = any(${sql.param(ids)}::uuid[]) and ${published}
      and named.names is not null
      and (select true from recognition_recipients x
        join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = x.member_id and ${here}
        where x.tenant_id = ${db.tenantId} and x.recognition_id = r.id limit 1)`);
