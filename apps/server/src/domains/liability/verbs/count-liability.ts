import { multiRow } from "../../../db/multi-row.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { count, NEVER } from "../count.ts";

/** A large ledger takes a while to sum, and less in memory; it locks nothing. */
function patiently(db: TenantDb): void {
  db.write({ text: "set local statement_timeout = '240s'" });
  db.write({ text: "set local work_mem = '64MB'" });
}

/** Of two counts of a tenant the second waits, and sees what the first has kept. */
const inTurn = (db: TenantDb, now: Date) =>
  db.write({
    text: `insert into liability_counts (tenant_id, counted_at, timezone, entries, balances, lots, total, wrong_accounts,
      changed_months, counted, people) values ($1, $2, '', 0, 0, 0, 0, 0, '{}', 0, 0) on conflict do nothing`,
    values: [db.tenantId, now],
  });

/** Counts what is owed, proves it, and keeps both for whoever asks. */
export async function countLiability({ db, now, tenant }: Pick<WorkerCtx, "db" | "now" | "tenant">): Promise<void> {
  const { tenantId } = db;
  patiently(db);
  inTurn(db, now);
  const { months, parts, kept, coming, ...counted } = await count({ db, now, tenant }, true);
  db.write({
    text: "delete from liability_months where tenant_id = $1 and month <> all($2::text[])",
    values: [tenantId, kept],
  });
  db.write({ text: "delete from liability_parts where tenant_id = $1", values: [tenantId] });
  db.write({
    text: `update liability_counts set counted_at = $2, timezone = $3, entries = $4, balances = $5, lots = $6, total = $7,
        wrong_accounts = $8, changed_months = $9, counted = $10, people = $11 where tenant_id = $1`,
    values: [
      tenantId,
      counted.countedAt,
      counted.timezone,
      counted.entries,
      counted.balances,
      counted.lots,
      counted.total,
      counted.wrongAccounts,
      counted.changedMonths,
      counted.counted,
      counted.people,
    ],
  });
  const due = new Map(parts.filter(({ part }) => part === "lapse").map(({ key, points }) => [key, points]));
  const statements = [
    ...multiRow({
      name: "liability_months_kept",
      head: "insert into liability_months (tenant_id, month, account, type, credits, debits) values",
      row: "($1, ?, ?, ?, ?, ?)",
      shared: [tenantId],
      rows: months
        .filter(({ month }) => !kept.includes(month))
        .map(({ month, account, type, credits, debits }) => [month, account, type, credits, debits]),
    }),
    ...multiRow({
      name: "liability_parts_kept",
      head: "insert into liability_parts (tenant_id, part, key, points, people) values",
      row: "($1, ?, ?, ?, ?)",
      shared: [tenantId],
      rows: parts.map(({ part, key, points, people }) => [part, key, points, people]),
    }),
    // Of a month the first count holds: as it was at the beginning.
    ...multiRow({
      name: "liability_forecasts_kept",
      head: "insert into liability_forecasts (tenant_id, made, month, points) values",
      row: "($1, $2, ?, ?)",
      tail: "on conflict do nothing",
      shared: [tenantId, coming[0] ?? NEVER],
      rows: coming.map((month) => [month, due.get(month) ?? 0]),
    }),
  ];
  for (const statement of statements) db.write(statement);
}
