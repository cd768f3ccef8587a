import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { isHere, opensAt } from "../queries.ts";

const HOUR_MS = 3_600_000;
/** Whoever moves may come to a zone whose day begins so much earlier. */
const WIDEST_MOVE_MS = 26 * HOUR_MS;

/**
 * Has a job look at an open card when its next recipient opens it, and every hour of the day before, as a recipient may have
 * moved to another zone in the meantime. Of a card that nobody waits for it is canceled.
 */
export async function setDue({ db, tenant, now }: Pick<WorkerCtx, "db" | "tenant" | "now">, cardId: string) {
  const [row] = await db.rows<{ at: Date | null }>(sql`
    select coalesce(min(o.opens) filter (where o.here), max(o.opens) filter (where o.state = 'open')) as at
    from (
      select ${opensAt(tenant.timezone)} as opens, ${isHere} as here, c.state
      from cards c
      join card_recipients r on r.tenant_id = ${db.tenantId} and r.card_id = c.id and r.delivered_at is null
      join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = r.member_id
      where c.tenant_id = ${db.tenantId} and c.id = ${cardId} and c.state in ('open', 'delivered')) o`);
  const at = row?.at?.getTime();
  if (at === undefined) return cancelDue({ db }, cardId);
  const left = at - now.getTime();
  const next = new Date(left > WIDEST_MOVE_MS ? at - WIDEST_MOVE_MS : Math.min(at, now.getTime() + HOUR_MS));
  db.write({
    name: "card_due",
    text: `insert into schedules (tenant_id, id, job, data, next_run_at) values ($1, $2, 'card.due', $3, $4)
      on conflict (tenant_id, id) do update set next_run_at = excluded.next_run_at`,
    values: [db.tenantId, cardId, JSON.stringify({ cardId }), next],
  });
}

export const cancelDue = ({ db }: Pick<WorkerCtx, "db">, cardId: string): void =>
  db.write({
    name: "card_undue",
    text: "delete from schedules where tenant_id = $1 and id = $2",
    values: [db.tenantId, cardId],
  });
