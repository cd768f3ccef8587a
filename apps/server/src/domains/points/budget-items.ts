import type { BudgetItem } from "@plaudit/api/points-budget.ts";
import { desc, eq, isNull } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { among, byId, ofTenant } from "../../db/rows.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { DomainError } from "../../error.ts";
import { nameAudiences } from "./audience.ts";
import { pointsBudgetItems } from "./budget-tables.ts";
import { reachOfRules } from "./estimate.ts";
import { budgetItemPolicy } from "./policy.ts";
import { isoDate, nextRun } from "./rules/periods.ts";

export type BudgetItemRow = typeof pointsBudgetItems.$inferSelect;

const isAllocation = eq(pointsBudgetItems.source, "allocation");

/** Newest first; those that have ended are found by their id only. */
export const budgetItemRows = (db: TenantDb): Promise<BudgetItemRow[]> =>
  db.orm
    .select()
    .from(pointsBudgetItems)
    .where(ofTenant(db, pointsBudgetItems, isAllocation, isNull(pointsBudgetItems.endedAt)))
    .orderBy(desc(pointsBudgetItems.createdAt), desc(pointsBudgetItems.id));

/** `lock` for who is about to change it. */
export async function budgetItemRow(db: TenantDb, id: string, lock = false): Promise<BudgetItemRow> {
  const found = db.orm
    .select()
    .from(pointsBudgetItems)
    .where(byId(db, pointsBudgetItems, id, isAllocation));
  const [row] = await (lock ? found.for("update") : found);
  if (!row) throw new DomainError("NotFound", "points-admin.missing");
  return row;
}

const stateOf = ({ endedAt, pausedAt, startsOn }: BudgetItemRow, today: string): BudgetItem["state"] =>
  endedAt ? "ended" : pausedAt ? "paused" : startsOn > today ? "upcoming" : "running";

async function presentItems(ctx: TenantCtx, rows: readonly BudgetItemRow[]): Promise<BudgetItem[]> {
  const { db, actor } = ctx;
  const zone = ctx.tenant.timezone;
  const [reach, audiences] = await Promise.all([
    reachOfRules(db),
    nameAudiences(
      ctx,
      rows.map((row) => row.audience),
    ),
  ]);
  const today = isoDate(ctx.now, zone);
  return rows.map((row, n) => {
    const state = stateOf(row, today);
    const handsOut = state === "running" || state === "upcoming";
    const at = handsOut ? nextRun(ctx.now, zone, row) : null;
    const people = at ? reach(isoDate(at, zone)).people(row.id) : 0;
    return {
      __entity_type__: "budgetItem",
      __permissions__: budgetItemPolicy.permissionsOn(actor, row),
      id: row.id,
      name: row.name,
      source: "allocation",
      audience: audiences[n] ?? { everyone: true, members: [], teams: [], roles: [] },
      amount: row.amount,
      period: row.period,
      startsOn: row.startsOn,
      expiry: row.expiry,
      rollOverCap: row.rollOverCap,
      state,
      people,
      points: people * row.amount,
      nextRunAt: at?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      version: row.version,
    };
  });
}

export async function presentItem(ctx: TenantCtx, row: BudgetItemRow): Promise<BudgetItem> {
  const [item] = await presentItems(ctx, [row]);
  return item as BudgetItem;
}

export async function listItems(ctx: TenantCtx): Promise<{ results: BudgetItem[]; without: number }> {
  const [rows, reach] = await Promise.all([budgetItemRows(ctx.db), reachOfRules(ctx.db)]);
  const results = await presentItems(ctx, rows);
  return { results, without: reach(isoDate(ctx.now, ctx.tenant.timezone)).without };
}

/** What those of these ids are called that are rules. */
export async function budgetItemNames({ db }: { db: TenantDb }, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, name } = pointsBudgetItems;
  const rows = await db.orm
    .select({ id, name })
    .from(pointsBudgetItems)
    .where(ofTenant(db, pointsBudgetItems, among(id, ids)));
  return new Map(rows.map((row) => [row.id, row.name]));
}
