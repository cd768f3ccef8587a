import type { Output } from "@plaudit/api/endpoint.ts";
import type { TenantSettings, tenantChange } from "@plaudit/api/tenant.ts";
import { eq } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { counted } from "../../../db/rows.ts";
import { fieldErrors } from "../../../error.ts";
import { expectVersion } from "../../../expect-version.ts";
import { timezoneName } from "../../../timezone.ts";
import { recordChange } from "../../audit/index.ts";
import { tenants } from "../../directory/index.ts";
import { exchangeMedia } from "../../media/index.ts";
import { schedulePoints } from "../../points/index.ts";
import { checkTenant } from "../rules/check-tenant.ts";
import { lockTenantSettings, tenantSettings } from "../tenant-settings.ts";

interface Pictures {
  logoId: string | null;
  bannerId: string | null;
}
const audited = (settings: TenantSettings, { logoId, bannerId }: Pictures) => {
  const { name, brandColor, language, languages, timezone } = settings;
  return { name, brandColor, logoId, bannerId, language, languages, timezone };
};

/** Brand, languages and zone; every app has it at its next load, and who changed it at once. */
export async function updateTenant(
  ctx: TenantCtx,
  { version, ...change }: Output<typeof tenantChange>,
): Promise<TenantSettings> {
  const { db } = ctx;
  const { settings: before, ...shown } = await lockTenantSettings(ctx);
  expectVersion(before, version, "settingsChanged");
  const { logoId = shown.logoId, bannerId = shown.bannerId, ...given } = change;
  const next = { ...before, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
  const languages = [...new Set(next.languages)];
  const faults = checkTenant({ ...next, languages });
  if (faults.length > 0) throw fieldErrors(faults);
  const timezone = timezoneName(next.timezone) ?? before.timezone;
  const planned = audited({ ...next, languages, timezone }, { logoId, bannerId });
  if (!(await recordChange(ctx, "tenant.update", db.tenantId, audited(before, shown), planned))) return before;
  await exchangeMedia(ctx, { kind: "logo", field: "logoId", before: shown.logoId, after: logoId });
  await exchangeMedia(ctx, { kind: "banner", field: "bannerId", before: shown.bannerId, after: bannerId });
  await db.orm
    .update(tenants)
    .set({ ...planned, version: counted(tenants.version) })
    .where(eq(tenants.id, db.tenantId));
  // Its day may have started by the new clock, or end sooner: the day's job does what is due and finds the next midnight.
  if (timezone !== before.timezone && before.features.includes("points")) schedulePoints(db, "now");
  // Months begin by the new clock, too.
  if (timezone !== before.timezone)
    await ctx.enqueue("recognition.recount", { tenantId: db.tenantId, publishedAt: ctx.now.toISOString() });
  const after = await tenantSettings(ctx);
  ctx.outdate(after.version);
  return after;
}
