import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";

interface Steps {
  dismissed: boolean;
  brand: boolean;
  values: boolean;
  people: boolean;
  recognition: boolean;
  screen: boolean;
  welcome: boolean;
}

/** Read from what is there, in one statement that stops at the first row of each. */
export async function firstSteps({ db, actor }: TenantCtx) {
  const t = db.tenantId;
  const some = (query: ReturnType<typeof sql>) => sql`coalesce((select true from ${query} limit 1), false)`;
  const others = sql`tenant_members m where m.tenant_id = ${t} and m.id <> ${actor.memberId} and m.status <> 'archived'`;
  const [row] = await db.rows<Steps>(sql`
    select n.first_steps_dismissed_at is not null as dismissed,
      n.logo_id is not null or ${some(sql`audit_events a
        where a.tenant_id = ${t} and a.entity_type = 'tenant' and a.entity_id = ${t} and a.actor_id is not null`)} as brand,
      ${some(sql`recognition_qualities q where q.tenant_id = ${t} and q.archived_at is null`)} as values,
      ${some(others)} as people,
      ${some(sql`recognitions r where r.tenant_id = ${t} and r.deleted_at is null`)} as recognition,
      ${some(sql`tv_channels c where c.tenant_id = ${t} and c.revoked_at is null`)} as screen,
      ${some(sql`${others} and m.status in ('invited', 'joined')`)} as welcome
    from tenants n where n.id = ${t}`);
  const { dismissed = true, ...done } = row ?? {};
  return { dismissed, done: done as Omit<Steps, "dismissed"> };
}
