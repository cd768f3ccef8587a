import type { Output } from "@plaudit/api/endpoint.ts";
import type { ActionOn } from "@plaudit/api/entities.ts";
import type { BudgetItem, BudgetItemBody, pointsBudgetEndpoints } from "@plaudit/api/points-budget.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { byId, counted } from "../../../db/rows.ts";
import { DomainError, fieldError } from "../../../error.ts";
import { expectVersion } from "../../../expect-version.ts";
import { nameKey } from "../../../name-key.ts";
import { recordChange } from "../../audit/index.ts";
import { checkAudience, storedAudience } from "../audience.ts";
import { type BudgetItemRow, budgetItemRow, budgetItemRows, presentItem } from "../budget-items.ts";
import { pointsBudgetItems } from "../budget-tables.ts";
import { budgetItemPolicy } from "../policy.ts";
import { isShorter } from "../rules/periods.ts";
import { schedulePoints } from "./schedule-points.ts";

type Change = Output<(typeof pointsBudgetEndpoints)["PATCH /points/budgetItems/{id}"]["body"]>;
type Stored = Pick<
  BudgetItemRow,
  "name" | "source" | "audience" | "amount" | "period" | "startsOn" | "expiry" | "rollOverCap" | "pausedAt" | "endedAt"
>;
const ITEMS_MAX = 50;

const audited = ({ pausedAt, endedAt, ...rest }: Stored) => ({
  name: rest.name,
  audience: rest.audience,
  amount: rest.amount,
  period: rest.period,
  startsOn: rest.startsOn,
  expiry: rest.expiry,
  rollOverCap: rest.rollOverCap,
  paused: pausedAt !== null,
  ended: endedAt !== null,
});

/** A unique index backs the name when two use one at once. */
function check({ name, expiry, period, endedAt }: Stored, others: readonly BudgetItemRow[]): void {
  if (!endedAt && others.some((row) => nameKey(row.name) === nameKey(name)))
    throw fieldError("name", "taken", "nameTaken");
  if (expiry && isShorter(expiry, period)) throw fieldError("expiry", "range", "points-admin.expiryShort");
}

export async function createItem(ctx: TenantCtx, body: BudgetItemBody): Promise<BudgetItem> {
  const { db, now } = ctx;
  await checkAudience(ctx, "audience", body.audience);
  const others = await budgetItemRows(db);
  if (others.length >= ITEMS_MAX) throw new DomainError("Conflict", "points-admin.tooMany");
  const stored = { ...body, audience: storedAudience(body.audience), pausedAt: null, endedAt: null };
  check(stored, others);
  const id = newId();
  const row = { ...stored, tenantId: db.tenantId, id, nameKey: nameKey(body.name), createdAt: now };
  await db.orm.insert(pointsBudgetItems).values(row);
  schedulePoints(db, "now");
  await recordChange(ctx, "budgetItem.create", id, null, audited(stored));
  return presentItem(ctx, await budgetItemRow(db, id));
}

async function lockItem(ctx: TenantCtx, id: string, action: ActionOn<"budgetItem">): Promise<BudgetItemRow> {
  const row = await budgetItemRow(ctx.db, id, true);
  budgetItemPolicy.require(ctx, action, row);
  return row;
}

export async function updateItem(ctx: TenantCtx, id: string, { version, ...body }: Change): Promise<BudgetItem> {
  const { db, now } = ctx;
  const before = await lockItem(ctx, id, "edit");
  expectVersion(await presentItem(ctx, before), version, "points-admin.changed");
  const { audience, paused = before.pausedAt !== null, ended, ...given } = body;
  await checkAudience(ctx, "audience", audience);
  const { tenantId: _, id: __, ...stored } = before;
  const after = {
    ...stored,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...(audience && { audience: storedAudience(audience) }),
    pausedAt: paused ? (before.pausedAt ?? now) : null,
    endedAt: ended ? now : null,
  };
  check(
    after,
    (await budgetItemRows(db)).filter((row) => row.id !== id),
  );
  if (!(await recordChange(ctx, "budgetItem.update", id, audited(before), audited(after))))
    return presentItem(ctx, before);
  await db.orm
    .update(pointsBudgetItems)
    .set({ ...after, nameKey: nameKey(after.name), version: counted(pointsBudgetItems.version) })
    .where(byId(db, pointsBudgetItems, id));
  schedulePoints(db, "now");
  return presentItem(ctx, await budgetItemRow(db, id));
}

export async function deleteItem(ctx: TenantCtx, id: string): Promise<void> {
  const { db } = ctx;
  const before = await lockItem(ctx, id, "delete");
  await db.orm.delete(pointsBudgetItems).where(byId(db, pointsBudgetItems, id));
  await recordChange(ctx, "budgetItem.delete", id, audited(before), null);
}
