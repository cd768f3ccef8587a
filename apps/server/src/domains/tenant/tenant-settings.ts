import type { TenantSettings } from "@plaudit/api/tenant.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { DomainError } from "../../error.ts";
import { presentTenant, type TenantRow, tenantColumns } from "../account/index.ts";
import { tenantPolicy } from "./policy.ts";

async function read(ctx: TenantCtx, locking: SQL) {
  const [row] = await ctx.db.rows<Omit<TenantRow, "host">>(sql`
    select ${tenantColumns} from tenants t where t.id = ${ctx.db.tenantId} ${locking}`);
  if (!row) throw new DomainError("NotFound", "noAddress");
  const settings: TenantSettings = {
    ...presentTenant(ctx, { ...row, host: null }),
    __entity_type__: "tenant",
    __permissions__: tenantPolicy.permissionsOn(ctx.actor, null),
    url: ctx.tenant.url,
  };
  return { settings, logoId: row.logo_id, bannerId: row.banner_id };
}

export const tenantSettings = async (ctx: TenantCtx): Promise<TenantSettings> => (await read(ctx, sql``)).settings;
/** The same with its pictures' ids, for who may change them, held until this transaction is over. */
export async function lockTenantSettings(ctx: TenantCtx) {
  tenantPolicy.require(ctx, "edit", null);
  return read(ctx, sql`for update`);
}

/** Of who has not left: how many chose each language for themselves. */
export const chosenLocales = ({ db }: TenantCtx) =>
  db.rows<{ locale: TenantSettings["language"]; memberCount: number }>(sql`
    select m.locale, count(*)::int as "memberCount" from tenant_members m
    where m.tenant_id = ${db.tenantId} and m.locale is not null and m.status <> 'archived'
    group by m.locale order by m.locale`);
