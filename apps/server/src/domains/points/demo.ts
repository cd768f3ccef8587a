import { sql } from "drizzle-orm";
import { newId } from "../../db/id.ts";
import { ofTenant } from "../../db/rows.ts";
import type { DemoCtx } from "../../domain.ts";
import { nameKey } from "../../name-key.ts";
import { EVERYONE } from "./budget-settings.ts";
import { pointsBudgetItems } from "./budget-tables.ts";
import { isoDate, periodAt } from "./rules/periods.ts";
import { pointsSettings } from "./settings-tables.ts";

/** What a point is worth, what pays for incentives, and a rule for those who lead, from the next month on. */
export async function demoRules({ db, now, tenant }: DemoCtx): Promise<void> {
  if (tenant.slug !== "acme") return;
  const { tenantId } = db;
  const worth = [
    { currency: "EUR", value: "0.10" },
    { currency: "GBP", value: "0.09" },
  ];
  const [bank] = await db.rows<{ id: string }>(sql`
    select id from points_budget_items
    where tenant_id = ${tenantId} and source = 'pointsBank' and name = 'Incentives' and ended_at is null`);
  if (!bank) throw new Error("the demo has no bank Incentives");
  const settings = { worth, incentiveBankId: bank.id };
  await db.orm
    .insert(pointsSettings)
    .values({ tenantId, eligible: EVERYONE, ...settings })
    .onConflictDoUpdate({ target: pointsSettings.tenantId, set: settings, setWhere: ofTenant(db, pointsSettings) });
  const name = "People managers";
  await db.orm.insert(pointsBudgetItems).values({
    tenantId,
    id: newId(),
    name,
    nameKey: nameKey(name),
    source: "allocation",
    audience: { everyone: false, memberIds: [], teamIds: [], roles: ["manager"] },
    amount: 400,
    period: "month",
    startsOn: isoDate(periodAt(now, tenant.timezone, "month").end, tenant.timezone),
    rollOverCap: 100,
    createdAt: now,
  });
}
