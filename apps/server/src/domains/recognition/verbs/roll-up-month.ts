import { and, desc, eq } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { isoDate } from "../../points/index.ts";
import {
  countMonth,
  type LargeTeam,
  largeTeams,
  monthsWithRecognitions,
  participationOf,
  qualityCounts,
  storyIds,
  teamFlows,
} from "../month-queries.ts";
import { drawnTeams } from "../rules/drawn-teams.ts";
import { recognitionMonths } from "../tables.ts";

type Ctx = Pick<WorkerCtx, "db" | "tenant">;
const DELAY_MS = 20_000;
const idsOf = (teams: readonly LargeTeam[]) => teams.map(({ id }) => id);

/**
 * Schedules a count of a recognition's month, one for many changes. Call it only after the change is committed: a waiting
 * job may start before this transaction ends, and would not see it.
 */
export async function scheduleRollUp(
  { db, now, tenant, enqueue }: Pick<WorkerCtx, "db" | "now" | "tenant" | "enqueue">,
  publishedAt: Date,
): Promise<void> {
  const month = isoDate(publishedAt, tenant.timezone).slice(0, 7);
  await enqueueMonth({ db, enqueue }, month, new Date(now.getTime() + DELAY_MS));
}

const enqueueMonth = ({ db, enqueue }: Pick<WorkerCtx, "db" | "enqueue">, month: string, startAfter: Date) =>
  enqueue("recognition.roll-up", { tenantId: db.tenantId, month }, { startAfter, key: `${db.tenantId} ${month}` });

/** Counts one month while its row is locked, so that a concurrent job waits and then counts again. */
async function countInto({ db, tenant }: Ctx, month: string, teams: LargeTeam[]): Promise<void> {
  const { tenantId } = db;
  const { timezone } = tenant;
  const its = and(eq(recognitionMonths.tenantId, tenantId), eq(recognitionMonths.month, month));
  await db.orm.insert(recognitionMonths).values({ tenantId, month, timezone }).onConflictDoNothing();
  await db.orm.select({ month: recognitionMonths.month }).from(recognitionMonths).where(its).for("update");
  const of = { db, month, zone: timezone };
  const recognitions = await countMonth(of);
  const qualities = await qualityCounts(of);
  const stories = Object.groupBy(await storyIds(of), (row) => row.quality_id);
  const flows = await teamFlows(of, idsOf(teams));
  const participation = await participationOf(of);
  await db.orm
    .update(recognitionMonths)
    .set({
      timezone,
      recognitions,
      qualities: Object.fromEntries(qualities.map(({ id, count }) => [id, count])),
      stories: Object.fromEntries(Object.entries(stories).map(([id, rows]) => [id, (rows ?? []).map((row) => row.id)])),
      teams,
      flows,
      ...participation,
    })
    .where(its);
}

async function stored({ db }: Ctx) {
  const { month, timezone, teams } = recognitionMonths;
  return db.orm
    .select({ month, timezone, teams })
    .from(recognitionMonths)
    .where(eq(recognitionMonths.tenantId, db.tenantId))
    .orderBy(desc(month));
}
const same = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((one) => b.includes(one));

/** Counts a month; those that were counted in another zone or for other teams follow. */
export async function rollUpMonth(ctx: Ctx & Pick<WorkerCtx, "now" | "enqueue">, month: string): Promise<void> {
  const { db, tenant, now } = ctx;
  const before = await stored(ctx);
  const teams = drawnTeams(idsOf(before[0]?.teams ?? []), await largeTeams(db));
  await countInto(ctx, month, teams);
  for (const row of before)
    if (row.month !== month && (row.timezone !== tenant.timezone || !same(idsOf(row.teams), idsOf(teams))))
      await enqueueMonth(ctx, row.month, now);
}

/** Counts every month, for a database that was filled without its jobs. */
export async function rollUpAll(ctx: Ctx): Promise<void> {
  const teams = drawnTeams([], await largeTeams(ctx.db));
  for (const { month } of await monthsWithRecognitions(ctx.db, ctx.tenant.timezone)) await countInto(ctx, month, teams);
}
