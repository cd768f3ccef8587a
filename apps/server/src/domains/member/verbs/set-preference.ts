import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { DomainError, fieldError, fieldErrors } from "../../../error.ts";
import { timezoneName } from "../../../timezone.ts";
import { recordAudit } from "../../audit/index.ts";
import { can } from "../policy.ts";
import { checkLocale } from "./check-member.ts";

/** Language or time zone: one's own, or of somebody whom one manages as an administrator. */
async function set(ctx: TenantCtx, id: string, column: "locale" | "timezone", value: string | null): Promise<null> {
  const { db, actor } = ctx;
  const name = sql.identifier(column);
  const [before] = await db.rows<{ value: string | null }>(
    sql`select ${name} as value from tenant_members where tenant_id = ${db.tenantId} and id = ${id} for update`,
  );
  if (!before) throw new DomainError("NotFound", "noPerson");
  if (!can(actor, "edit", { id, suspended: false })) throw new DomainError("Forbidden", "mayNot");
  const at = column === "timezone" ? sql`, timezone_set_at = ${ctx.now}` : sql``;
  await db.rows(sql`
    update tenant_members set ${name} = ${value}${at}, version = version + 1 where tenant_id = ${db.tenantId} and id = ${id}`);
  if (id !== actor.memberId)
    await recordAudit(ctx, {
      action: `tenantMember.${column}`,
      entityType: "tenantMember",
      entityId: id,
      before: { [column]: before.value },
      after: { [column]: value },
    });
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
