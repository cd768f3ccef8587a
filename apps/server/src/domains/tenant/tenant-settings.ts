import type { TenantSettings } from "@plaudit/api/tenant.ts";
import { eq, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { DomainError } from "../../error.ts";
import { presentTenant } from "../account/index.ts";
import { tenants } from "../directory/index.ts";
import { tenantPolicy } from "./policy.ts";

async function read(ctx: TenantCtx, lock = false) {
  const { db } = ctx;
  const own = db.orm.select().from(tenants).where(eq(tenants.id, db.tenantId));
  const [row] = await (lock ? own.for("update") : own);
  if (!row) throw new DomainError("NotFound", "noAddress");
  const settings: TenantSettings = {
    ...presentTenant(ctx, { ...row, host: null }),
    __entity_type__: "tenant",
    __permissions__: tenantPolicy.permissionsOn(ctx.actor, null),
    url: ctx.tenant.url,
  };
  return { settings, logoId: row.logoId, bannerId: row.bannerId };
}

export const tenantSettings = async (ctx: TenantCtx): Promise<TenantSettings> => (await read(ctx)).settings;
/** The same with its pictures' ids, for who may change them, held until this transaction is over. */
export async function lockTenantSettings(ctx: TenantCtx) {
  tenantPolicy.require(ctx, "edit", null);
  return read(ctx, true);
}

/** Of who has not left: how many chose each language for themselves. */
export const chosenLocales = ({ db }: TenantCtx) =>
  db.rows<{ locale: TenantSettings["language"]; memberCount: number }>(sql`
    select m.locale, count(*)::int as "memberCount" from tenant_members m
    where m.tenant_id = ${db.tenantId} and m.locale is not null and m.status <> 'archived'
    group by m.locale order by m.locale`);
