import type { Language } from "@plaudit/i18n/index.ts";
import type { TenantCtx } from "../../../context.ts";
import { byId, counted } from "../../../db/rows.ts";
import { fieldError, fieldErrors } from "../../../error.ts";
import { timezoneName } from "../../../timezone.ts";
import { recordChange } from "../../audit/index.ts";
import { tenantMembers } from "../../directory/index.ts";
import { checkLocale } from "./check-member.ts";
import { lockMember } from "./lock-members.ts";

type Preference = { locale: Language | null } | { timezone: string | null; timezoneSetAt: Date };

/** Language or time zone: their own, or of somebody whom one manages as an administrator. */
async function set(ctx: TenantCtx, id: string, column: "locale" | "timezone", change: Preference): Promise<null> {
  const { db, actor } = ctx;
  const before = await lockMember(ctx, id, "edit");
  await db.orm
    .update(tenantMembers)
    .set({ ...change, version: counted(tenantMembers.version) })
    .where(byId(db, tenantMembers, id));
  const after = { ...before, ...change };
  if (id !== actor.memberId)
    await recordChange(ctx, `tenantMember.${column}`, id, { [column]: before[column] }, { [column]: after[column] });
  return null;
}

export function setLocale(ctx: TenantCtx, id: string, locale: Language | null): Promise<null> {
  const details = checkLocale(ctx.tenant, locale);
  if (details.length > 0) throw fieldErrors(details);
  return set(ctx, id, "locale", { locale });
}

export function setTimezone(ctx: TenantCtx, id: string, timezone: string | null): Promise<null> {
  const name = timezone === null ? null : timezoneName(timezone);
  if (timezone !== null && name === null) throw fieldError("timezone", "timezone", "noTimezone");
  return set(ctx, id, "timezone", { timezone: name, timezoneSetAt: ctx.now });
}
