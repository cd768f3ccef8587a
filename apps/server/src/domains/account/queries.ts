import type { TenantMetadata } from "@plaudit/api/account.ts";
import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { RequestInfo } from "../../context.ts";
import { columnsOf } from "../../db/rows.ts";
import type { AuthDb } from "../../db/tenant-db.ts";
import { DomainError } from "../../error.ts";
import { normalHost, slugOf, tenantUrl } from "../../tenant-url.ts";
import { tenants } from "../directory/index.ts";
import { mediaUrls, type Signs } from "../media/index.ts";
import { tenantMemberships } from "./tables.ts";

interface Ctx {
  db: AuthDb;
  apexUrl: string;
}
type BrandCtx = Ctx & Signs;
type TenantRow = typeof tenants.$inferSelect & { host: string | null };

const tenantsWhere = (db: AuthDb, condition: SQL) =>
  db.rows<TenantRow>(sql`
    select ${columnsOf("t", getTableColumns(tenants))},
      (select min(h.host) from tenant_hosts h where h.tenant_id = t.id) as host
    from tenants t where ${condition}`);

export const presentTenant = (ctx: Pick<BrandCtx, "apexUrl" | keyof Signs>, row: TenantRow): TenantMetadata => ({
  id: row.id,
  version: row.version,
  name: row.name,
  slug: row.slug,
  url: tenantUrl(row, ctx.apexUrl),
  language: row.language,
  languages: row.languages,
  timezone: row.timezone,
  brandColor: row.brandColor,
  logoUrls: mediaUrls(ctx, "logo", { tenantId: row.id, id: row.logoId }),
  bannerUrls: mediaUrls(ctx, "banner", { tenantId: row.id, id: row.bannerId }),
  features: row.features,
  pointTerms: row.pointTerms,
});

/** By exact host name; a slug before the apex's name needs no row of its own. */
export async function tenantAt(ctx: BrandCtx, domain: string): Promise<TenantMetadata> {
  const { db, apexUrl } = ctx;
  const host = normalHost(domain);
  const [row] = host
    ? await tenantsWhere(
        db,
        sql`t.id = (select h.tenant_id from tenant_hosts h where h.host = ${host}) or t.slug = ${slugOf(host, apexUrl)}
          order by t.slug = ${slugOf(host, apexUrl)}`,
      )
    : [];
  if (!row) throw new DomainError("NotFound", "noAddress");
  return presentTenant(ctx, row);
}

const belongsTo = (userId: string) =>
  sql`t.id in (select m.tenant_id from tenant_memberships m where m.user_id = ${userId})`;

export async function myTenants(ctx: BrandCtx & { request: RequestInfo }, userId: string) {
  const { db, apexUrl } = ctx;
  const rows = await tenantsWhere(db, sql`${belongsTo(userId)} order by t.name collate "und-x-icu", t.id`);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    url: tenantUrl(row, apexUrl),
    logoUrls: mediaUrls(ctx, "logo", { tenantId: row.id, id: row.logoId, host: ctx.request.hostTenantId }),
    brandColor: row.brandColor,
  }));
}

/** A user's membership in a tenant, and that tenant's address; undefined if there is none. */
export async function membershipIn({ db, apexUrl }: Ctx, userId: string, tenantId: string) {
  const of = tenantMemberships;
  const [[tenant], [membership]] = await Promise.all([
    tenantsWhere(db, sql`t.id = ${tenantId} and ${belongsTo(userId)}`),
    db.orm
      .select()
      .from(of)
      .where(and(eq(of.userId, userId), eq(of.tenantId, tenantId))),
  ]);
  return tenant && membership && { url: tenantUrl(tenant, apexUrl), memberId: membership.memberId };
}
