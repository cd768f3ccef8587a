import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { fieldError, fieldErrors } from "../../../error.ts";
import { timezoneName } from "../../../timezone.ts";
import { recordChange } from "../../audit/index.ts";
import { checkLocale } from "./check-member.ts";
import { lockMember } from "./lock-members.ts";

/** Language or time zone: one's own, or of somebody whom one manages as an administrator. */
async function set(ctx: TenantCtx, id: string, column: "locale" | "timezone", value: string | null): Promise<null> {
  const { db, actor } = ctx;
  const name = sql.identifier(column);
  const before = await lockMember(ctx, id, "edit");
  const at = column === "timezone" ? sql`, timezone_set_at = ${ctx.now}` : sql``;
  await db.rows(sql`
    update tenant_members set ${name} = ${value}${at}, version = version + 1 where tenant_id = ${db.tenantId} and id = ${id}`);
  if (id !== actor.memberId)
    await recordChange(ctx, `tenantMember.${column}`, id, { [column]: before[column] }, { [column]: value });
  return null;
}

export function setLocale(ctx: TenantCtx, id: string, locale: "en" | "fr" | "ar" | null): Promise<null> {
  const details = checkLocale(ctx.tenant, locale);
  if (details.length > 0) throw fieldErrors(details);
  return set(ctx, id, "locale", locale);
}

export function setTimezone(ctx: TenantCtx, id: string, timezone: string | null): Promise<null> {
  const name = timezone === null ? null : timezoneName(timezone);
  if (timezone !== null && name === null) throw fieldError("timezone", "timezone", "noTimezone");
  return set(ctx, id, "timezone", name);
}
