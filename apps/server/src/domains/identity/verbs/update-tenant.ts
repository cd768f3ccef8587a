import type { Output } from "@plaudit/api/endpoint.ts";
import type { TenantSettings, tenantChange } from "@plaudit/api/tenant.ts";
import { sql } from "drizzle-orm";
import { DomainError } from "../../../error.ts";
import type { TenantCtx } from "../../../http/context.ts";
import { recordAudit } from "../../audit/verbs/record-audit.ts";
import { schedulePoints } from "../../points/verbs/schedule-points.ts";
import { changedFields } from "../rules/changed-fields.ts";
import { checkTenant } from "../rules/check-tenant.ts";
import { timezoneName } from "../rules/timezone.ts";
import { lockTenantSettings, tenantSettings } from "../tenant-settings.ts";

const audited = ({ name, brandColor, language, languages, timezone, pointTerms }: TenantSettings) => ({
  name,
  brandColor,
  language,
  languages,
  timezone,
  pointTerms,
});

/** Brand, languages and zone; every app has it at its next load, and who changed it at once. */
export async function updateTenant(
  ctx: TenantCtx,
  { version, ...change }: Output<typeof tenantChange>,
): Promise<TenantSettings> {
  const { db } = ctx;
  const before = await lockTenantSettings(ctx);
  if (before.version !== version)
    throw new DomainError("VersionConflict", "Somebody else changed these settings", { data: before });
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const next = { ...before, ...given };
  const languages = [...new Set(next.languages)];
  const faults = checkTenant({ ...next, languages });
  if (faults.length > 0) throw new DomainError("ValidationError", "Check the fields", { details: faults });
  const timezone = timezoneName(next.timezone) ?? before.timezone;
  const pointTerms = next.pointTerms && Object.keys(next.pointTerms).length > 0 ? next.pointTerms : null;
  const changed = changedFields(audited(before), audited({ ...next, languages, timezone, pointTerms }));
  if (!changed) return before;
  await db.rows(sql`
    update tenants set name = ${next.name}, brand_color = ${next.brandColor}, language = ${next.language},
      languages = ${sql.param(languages)}::text[], timezone = ${timezone},
      point_terms = ${pointTerms && JSON.stringify(pointTerms)}::jsonb, version = version + 1
    where id = ${db.tenantId}`);
  // Its day may have begun by the new clock, or end sooner: the day's job does what is due and finds the next midnight.
  if (timezone !== before.timezone && before.features.includes("points")) schedulePoints(db, "now");
  const after = await tenantSettings(ctx);
  await recordAudit(ctx, { action: "tenant.update", entityType: "tenant", entityId: db.tenantId, ...changed });
  ctx.outdate(after.version);
  return after;
}
