import { sql } from "drizzle-orm";
import type { AuthDb } from "../../../db/tenant-db.ts";
import { DomainError } from "../../../error.ts";
import { shadowed } from "../rules/tenant-order.ts";

interface Ctx {
  db: AuthDb;
  apexUrl: string;
}

/** Gives a tenant a host name of its own; one that leads somewhere else already is refused. */
export async function addHost({ db, apexUrl }: Ctx, tenantId: string, host: string): Promise<void> {
  const { apex, slug } = shadowed(host, apexUrl);
  if (apex) throw new DomainError("Conflict", "hostIsApex", { values: { host } });
  const [other] = slug ? await db.rows(sql`select 1 from tenants where slug = ${slug} and id <> ${tenantId}`) : [];
  if (other) throw new DomainError("Conflict", "hostTaken", { values: { host } });
  await db.rows(sql`insert into tenant_hosts (host, tenant_id) values (${host}, ${tenantId}) on conflict do nothing`);
  const [holder] = await db.rows<{ tenant_id: string }>(sql`select tenant_id from tenant_hosts where host = ${host}`);
  if (holder?.tenant_id !== tenantId) throw new DomainError("Conflict", "hostTaken", { values: { host } });
}

export async function removeHost({ db }: Ctx, tenantId: string, host: string): Promise<void> {
  const [gone] = await db.rows(
    sql`delete from tenant_hosts where host = ${host} and tenant_id = ${tenantId} returning host`,
  );
  if (!gone) throw new DomainError("NotFound", "hostForeign", { values: { host } });
}
