import type { BudgetSettings, BudgetSettingsBody } from "@plaudit/api/points-budget.ts";
import { eq } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { counted, ofTenant } from "../../../db/rows.ts";
import { fieldError, fieldErrors } from "../../../error.ts";
import { expectVersion } from "../../../expect-version.ts";
import { recordChange } from "../../audit/index.ts";
import { tenants } from "../../directory/index.ts";
import { checkAudience, storedAudience } from "../audience.ts";
import { presentSettings, type SettingsRow, type StoredSettings, storedSettings } from "../budget-settings.ts";
import { isOpenBank } from "../open-bank.ts";
import { budgetSettingsPolicy } from "../policy.ts";
import { checkSettings } from "../rules/check-settings.ts";
import { pointsSettings } from "../settings-tables.ts";
import { schedulePoints } from "./schedule-points.ts";

const audited = ({ row: { version: _, ...row }, tenant }: StoredSettings) => ({
  ...row,
  enabled: tenant.features.includes("points"),
  pointTerms: tenant.pointTerms,
});

const switched = (features: readonly string[], on: boolean): string[] => [
  ...features.filter((feature) => feature !== "points"),
  ...(on ? ["points"] : []),
];

/** What decides who is handed how much: when it changes, the day's job looks again. */
const allots = ({ eligible, joinerWaitDays, allocationExpiry }: SettingsRow, on: boolean) =>
  JSON.stringify([eligible, joinerWaitDays, allocationExpiry, on]);

export async function updateSettings(
  ctx: TenantCtx,
  { version, ...body }: BudgetSettingsBody & { version: number },
): Promise<BudgetSettings> {
  const { db } = ctx;
  budgetSettingsPolicy.require(ctx, "edit", null);
  const before = await storedSettings(db, true);
  expectVersion(await presentSettings(ctx, before), version, "settingsChanged");
  const { enabled, pointTerms, eligible, ...given } = body;
  await checkAudience(ctx, "eligible", eligible);
  const { incentiveBankId: bankId } = given;
  if (bankId && !(await isOpenBank(db, bankId))) throw fieldError("incentiveBankId", "unknown", "bank.missing");
  const changed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const row: SettingsRow = {
    ...before.row,
    ...changed,
    ...(eligible && { eligible: storedAudience(eligible) }),
    version: version + 1,
  };
  const faults = checkSettings(row);
  if (faults.length > 0) throw fieldErrors(faults);
  row.presets = row.presets.toSorted((a, b) => a - b);
  const had = before.tenant.features.includes("points");
  const on = enabled ?? had;
  const terms = pointTerms === undefined ? before.tenant.pointTerms : pointTerms;
  const tenant = {
    ...before.tenant,
    features: on === had ? before.tenant.features : switched(before.tenant.features, on),
    pointTerms: terms && Object.keys(terms).length > 0 ? terms : null,
  };
  const after = { row, tenant };
  if (!(await recordChange(ctx, "budgetSettings.update", db.tenantId, audited(before), audited(after))))
    return presentSettings(ctx, before);
  await db.orm
    .insert(pointsSettings)
    .values({ ...row, tenantId: db.tenantId })
    .onConflictDoUpdate({ target: pointsSettings.tenantId, set: row, setWhere: ofTenant(db, pointsSettings) });
  if (JSON.stringify(tenant) !== JSON.stringify(before.tenant)) {
    const { features, pointTerms: own } = tenant;
    await db.orm
      .update(tenants)
      .set({ features, pointTerms: own, version: counted(tenants.version) })
      .where(eq(tenants.id, db.tenantId));
    ctx.outdate(tenant.version + 1);
  }
  if (on && allots(row, on) !== allots(before.row, had)) schedulePoints(db, "now");
  return presentSettings(ctx, after);
}
