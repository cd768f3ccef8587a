import type { BudgetSettings } from "@plaudit/api/points-budget.ts";
import { eq } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { ofTenant } from "../../db/rows.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { DomainError } from "../../error.ts";
import { tenants } from "../directory/index.ts";
import { nameAudiences } from "./audience.ts";
import type { Audience } from "./budget-tables.ts";
import { budgetSettingsPolicy } from "./policy.ts";
import { pointsSettings } from "./settings-tables.ts";

export const EVERYONE: Audience = { everyone: true, memberIds: [], teamIds: [], roles: [] };
export type SettingsRow = Omit<typeof pointsSettings.$inferSelect, "tenantId">;

/** Of a tenant that has changed nothing yet; like the columns' own defaults. */
const defaults: SettingsRow = {
  restrictionLimit: 500,
  recognitionMax: 1000,
  presets: [0, 5, 10, 25, 50],
  endorsementCap: 50,
  monthlyGoal: 80,
  allocationExpiry: "month",
  redeemableExpiry: "never",
  worth: [],
  eligible: EVERYONE,
  joinerWaitDays: 0,
  incentiveBankId: null,
  incentiveClaimMax: null,
  incentiveMonthMax: null,
  incentivePersonMax: null,
  version: 0,
};

export interface StoredSettings {
  row: SettingsRow;
  /** What the tenant's own row holds of it. */
  tenant: Pick<typeof tenants.$inferSelect, "features" | "pointTerms" | "version">;
}

/** `lock` holds both rows for whoever changes them; a missing row of settings is held by the tenant's. */
export async function storedSettings(db: TenantDb, lock = false): Promise<StoredSettings> {
  const { features, pointTerms, version } = tenants;
  const own = db.orm.select({ features, pointTerms, version }).from(tenants).where(eq(tenants.id, db.tenantId));
  const [tenant] = await (lock ? own.for("update") : own);
  if (!tenant) throw new DomainError("NotFound", "noAddress");
  const [stored] = await db.orm.select().from(pointsSettings).where(ofTenant(db, pointsSettings));
  const { tenantId: _, ...row } = stored ?? { tenantId: db.tenantId, ...defaults };
  return { row, tenant };
}

export async function presentSettings(ctx: TenantCtx, { row, tenant }: StoredSettings): Promise<BudgetSettings> {
  const [eligible = { everyone: true, members: [], teams: [], roles: [] }] = await nameAudiences(ctx, [row.eligible]);
  return {
    ...row,
    __entity_type__: "budgetSettings",
    __permissions__: budgetSettingsPolicy.permissionsOn(ctx.actor, null),
    id: ctx.db.tenantId,
    enabled: tenant.features.includes("points"),
    pointTerms: tenant.pointTerms,
    eligible,
  };
}

/** How long after they were received points to spend lapse. */
export const redeemableExpiry = async (db: TenantDb): Promise<SettingsRow["redeemableExpiry"]> =>
  (await storedSettings(db)).row.redeemableExpiry;
