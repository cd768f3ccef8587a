import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { isHere, opensAt } from "../queries.ts";

const HOUR_MS = 3_600_000;
/** Whoever moves may come to a zone whose day begins so much earlier. */
const WIDEST_MOVE_MS = 26 * HOUR_MS;
/** Days before the first of its recipients opens it, by their clock. */
const REMINDED_BEFORE = 2;

type Due = Pick<WorkerCtx, "db" | "tenant" | "now">;
interface Schedule {
  id: string;
  job: "card.due" | "card.reminders";
  cardId: string;
}
const ofDelivery = (cardId: string): Schedule => ({ id: cardId, job: "card.due", cardId });
const ofReminders = (cardId: string): Schedule => ({
  id: createHash("md5").update(`${cardId} reminders`).digest("hex"),
  job: "card.reminders",
  cardId,
});

const schedule = ({ db }: Pick<Due, "db">, { id, job, cardId }: Schedule, next: Date): void =>
  db.write({
    name: "card_due",
    text: `insert into schedules (tenant_id, id, job, data, next_run_at) values ($1, $2, $3, $4, $5)
      on conflict (tenant_id, id) do update set next_run_at = excluded.next_run_at`,
    values: [db.tenantId, id, job, JSON.stringify({ cardId }), next],
  });
const cancel = ({ db }: Pick<Due, "db">, { id }: Schedule): void =>
  db.write({
    name: "card_undue",
    text: "delete from schedules where tenant_id = $1 and id = $2",
    values: [db.tenantId, id],
  });

export function cancelDue(ctx: Pick<Due, "db">, cardId: string): void {
  cancel(ctx, ofDelivery(cardId));
  cancel(ctx, ofReminders(cardId));
}

/** Whether it is not yet time to remind those who have not signed. */
export async function isEarly({ db, tenant, now }: Due, cardId: string): Promise<boolean> {
  const [row] = await db.rows<{ early: boolean | null }>(sql`
    select min(${opensAt(tenant.timezone, REMINDED_BEFORE)}) > ${now} as early from cards c
    join card_recipients r on r.tenant_id = ${db.tenantId} and r.card_id = c.id
    join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = r.member_id and ${isHere}
    where c.tenant_id = ${db.tenantId} and c.id = ${cardId}`);
  return row?.early === true;
}

interface When {
  /** When it is delivered next; null where nobody waits for it. */
  at: Date | null;
  /** When those who have not signed are reminded; null where they are not, or were. */
  remindAt: Date | null;
}

/**
 * Has a job look at an open card when its next recipient opens it, and every hour of the day before, as a recipient may have
 * moved to another zone in the meantime; and one remind those who have not signed, unless it is too late for that. Of a card that
 * nobody waits for they are canceled.
 */
export async function setDue(ctx: Due, cardId: string) {
  const { db, tenant, now } = ctx;
  const [row] = await db.rows<When>(sql`
    select coalesce(min(o.opens) filter (where o.here), max(o.opens) filter (where o.state = 'open')) as at,
      min(o.reminds) filter (where o.here and o.remind) as "remindAt"
    from (
      select ${opensAt(tenant.timezone)} as opens, ${opensAt(tenant.timezone, REMINDED_BEFORE)} as reminds,
        ${isHere} as here, c.state, c.state = 'open' and c.remind and c.reminded_at is null as remind
      from cards c
      join card_recipients r on r.tenant_id = ${db.tenantId} and r.card_id = c.id and r.delivered_at is null
      join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = r.member_id
      where c.tenant_id = ${db.tenantId} and c.id = ${cardId} and c.state in ('open', 'delivered')) o`);
  if (row?.remindAt && row.remindAt > now) schedule(ctx, ofReminders(cardId), row.remindAt);
  else cancel(ctx, ofReminders(cardId));
  const at = row?.at?.getTime();
  if (at === undefined) return cancel(ctx, ofDelivery(cardId));
  const left = at - now.getTime();
  const next = left > WIDEST_MOVE_MS ? at - WIDEST_MOVE_MS : Math.min(at, now.getTime() + HOUR_MS);
  schedule(ctx, ofDelivery(cardId), new Date(next));
}
