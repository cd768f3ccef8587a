import type { Answer } from "@plaudit/api/client.ts";
import type { TenantCtx } from "../../context.ts";
import { isoDate } from "../points/index.ts";
import { bankPolicy } from "./policy.ts";
import { bankRow, daysOf } from "./queries.ts";

const DAY = 86_400_000;
const dayBefore = (day: string, n: number) => new Date(Date.parse(day) - n * DAY).toISOString().slice(0, 10);

/** Day by day; a day on which nothing came or went has what the one before had. */
export async function listBalances(
  ctx: TenantCtx,
  id: string,
  days: number,
): Promise<Answer<"GET /points/pointsBanks/{id}/balances">> {
  const { db, now, tenant } = ctx;
  const bank = await bankRow(db, id);
  bankPolicy.require(ctx, "view", bank);
  const since = new Date(now.getTime() - (days + 1) * DAY);
  const rows = await daysOf(db, id, { since, zone: tenant.timezone });
  const moved = new Map(rows.map((row) => [row.day, row]));
  const today = isoDate(now, tenant.timezone);
  const list = Array.from({ length: days }, (_, n) => dayBefore(today, days - 1 - n));
  let held = rows[0]?.begin ?? bank.balance;
  // Movements of the first, cut day stand before all others.
  for (const row of rows) if (row.day < (list[0] ?? "")) held = row.end;
  const balances = list.map((day) => {
    held = moved.get(day)?.end ?? held;
    return { day, balance: held, deposited: moved.get(day)?.deposited ?? 0 };
  });
  return { balances };
}
