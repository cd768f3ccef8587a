import { multiRow } from "../../../db/multi-row.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import type { AccountType, TransactionType } from "../ledger-tables.ts";
import { localDate, startOfDay } from "../rules/periods.ts";

interface Day {
  startsAt: Date;
  endsAt: Date;
  account: AccountType;
  type: TransactionType;
  credits: number;
  debits: number;
}
interface Work extends Pick<WorkerCtx, "db" | "now"> {
  tenant: Pick<WorkerCtx["tenant"], "timezone">;
}

/**
 * Sums the days that are over and were not summed yet. Yesterday waits for another day: what began before midnight may
 * have been booked after it.
 */
export async function sumDays({ db, now, tenant }: Work): Promise<void> {
  const zone = tenant.timezone;
  const today = startOfDay(localDate(now, zone), zone);
  const yesterday = startOfDay(localDate(new Date(today.getTime() - 1), zone), zone);
  // The first time it may be years.
  db.write({ text: "set local statement_timeout = '240s'" });
  const days = await db.query<Day>({
    text: `select greatest(s.after, date_trunc('day', t.created_at, $3)) as "startsAt",
        (date_trunc('day', max(t.created_at) at time zone $3) + interval '1 day') at time zone $3 as "endsAt",
        a.type as account, t.type, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as credits,
        coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as debits
      from (select max(k.ends_at) as after from points_days k where k.tenant_id = $1) s
      join points_transactions t on t.tenant_id = $1 and t.created_at < $2 and (s.after is null or t.created_at >= s.after)
      join points_entries e on e.tenant_id = $1 and e.transaction_id = t.id
      join points_accounts a on a.tenant_id = $1 and a.id = e.account_id
      group by 1, a.type, t.type`,
    values: [db.tenantId, yesterday, zone],
  });
  const statements = multiRow({
    name: "points_days_kept",
    head: "insert into points_days (tenant_id, starts_at, ends_at, account, type, credits, debits) values",
    row: "($1, ?, ?, ?, ?, ?, ?)",
    tail: "on conflict do nothing",
    shared: [db.tenantId],
    rows: days.map((day) => [day.startsAt, day.endsAt, day.account, day.type, day.credits, day.debits]),
  });
  for (const statement of statements) db.write(statement);
}
