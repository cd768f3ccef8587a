import { and, eq, ne } from "drizzle-orm";
import type { AuthDb } from "../../../db/tenant-db.ts";
import { DomainError } from "../../../error.ts";
import { tenantHosts, tenants } from "../../directory/index.ts";
import { shadowed } from "../rules/tenant-order.ts";

interface Ctx {
  db: AuthDb;
  apexUrl: string;
}

/** Gives a tenant a host name of its own; one that leads somewhere else already is refused. */
export async function addHost({ db, apexUrl }: Ctx, tenantId: string, host: string): Promise<void> {
  const { apex, slug } = shadowed(host, apexUrl);
  if (apex) throw new DomainError("Conflict", "hostIsApex", { values: { host } });
  const elsewhere = slug && and(eq(tenants.slug, slug), ne(tenants.id, tenantId));
  const [other] = elsewhere ? await db.orm.select({ id: tenants.id }).from(tenants).where(elsewhere) : [];
  if (other) throw new DomainError("Conflict", "hostTaken", { values: { host } });
  await db.orm.insert(tenantHosts).values({ host, tenantId }).onConflictDoNothing();
  const [holder] = await db.orm.select().from(tenantHosts).where(eq(tenantHosts.host, host));
  if (holder?.tenantId !== tenantId) throw new DomainError("Conflict", "hostTaken", { values: { host } });
}

export async function removeHost({ db }: Ctx, tenantId: string, host: string): Promise<void> {
  const own = and(eq(tenantHosts.host, host), eq(tenantHosts.tenantId, tenantId));
  const [gone] = await db.orm.delete(tenantHosts).where(own).returning();
  if (!gone) throw new DomainError("NotFound", "hostForeign", { values: { host } });
}
