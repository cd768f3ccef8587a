import type { TenantCtx } from "../../context.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { type Period, periodAt } from "./rules/periods.ts";

export interface Span {
  from: Date;
  to: Date;
  zone: string;
}

class Undone extends Error {}

/** Runs in a transaction of its own that may not write, and that is rolled back whatever becomes of it. `signal` ends it. */
export async function rolledBack<T>(
  ctx: TenantCtx,
  signal: AbortSignal,
  work: (db: TenantDb) => Promise<T>,
): Promise<T> {
  let found: { result: T } | undefined;
  try {
    await ctx.again(async (db) => {
      await db.query({ text: "set transaction read only", values: [] });
      // Compiling a page's statement takes longer than running it.
      await db.query({ text: "set local jit = off", values: [] });
      found = { result: await work(db) };
      throw new Undone();
    }, signal);
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  if (!found) throw new Error("a dry run ended without a result");
  return found.result;
}

/** The last whole quarter; the last whole year for a rule that hands out once a year. */
export function lastSpan(now: Date, zone: string, period: Period): Span {
  const length = period === "year" ? "year" : "quarter";
  const { start: to } = periodAt(now, zone, length);
  return { from: periodAt(new Date(to.getTime() - 1), zone, length).start, to, zone };
}
