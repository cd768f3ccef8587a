import { type LiabilityAge, liabilityAges } from "@plaudit/api/liability.ts";
import type { Tenant } from "../../context.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { countAll, firstMove, type Part, type StoredCount, storedCount, storedMonths } from "./queries.ts";
import { monthOf, monthsFrom } from "./rules/months.ts";
import { changedMonths, isClosed, type MonthRow } from "./rules/past-months.ts";

/** How far ahead is told by the month; what lapses after that is one figure. */
export const AHEAD = 12;
export const [LATER, NEVER] = ["later", "never"] as const;

export interface Count extends StoredCount {
  months: MonthRow[];
  parts: Part[];
}
interface Place {
  db: TenantDb;
  now: Date;
  tenant: Pick<Tenant, "timezone">;
}

/** Counts everything anew, and compares the months that are over with what was kept of them. */
export async function count(
  { db, now, tenant }: Place,
  lock = false,
): Promise<Count & { kept: string[]; coming: string[] }> {
  const zone = tenant.timezone;
  const [first, last, before] = await Promise.all([firstMove(db), storedCount(db, lock), storedMonths(db)]);
  const past = monthsFrom(first ?? now, zone, ({ start }) => start > now);
  const coming = monthsFrom(now, zone, (_, n) => n > AHEAD);
  const found = await countAll(db, { now, zone, past, coming });
  const months = found.months.map(({ n, ...row }) => ({ ...row, month: past[n - 1]?.name ?? monthOf(now, zone) }));
  const kept = past.filter((_, n) => isClosed(past[n + 1]?.start, last, zone)).map(({ name }) => name);
  const lapseKey = (n: number) => (n === 0 ? NEVER : n > AHEAD ? LATER : (coming[n - 1]?.name ?? LATER));
  const age = (n: number): LiabilityAge => liabilityAges[liabilityAges.length - 1 - n] ?? "older";
  return {
    ...found.proof,
    countedAt: now,
    timezone: zone,
    changedMonths: changedMonths(kept, before, months),
    months,
    parts: [
      ...found.ages.map(({ n, points }) => ({ part: "age" as const, key: age(n), points, people: 0 })),
      ...found.countries.map((row) => ({ part: "country" as const, ...row })),
      ...found.teams.map((row) => ({ part: "team" as const, ...row })),
      ...found.lapses.map(({ n, points }) => ({ part: "lapse" as const, key: lapseKey(n), points, people: 0 })),
    ],
    kept,
    coming: coming.slice(0, AHEAD).map(({ name }) => name),
  };
}
