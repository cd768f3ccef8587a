import { sql } from "drizzle-orm";
import type { AuthDb } from "../../db/tenant-db.ts";

interface Entered {
  db: AuthDb & { tenantId: string };
  tenantId: string;
  features: readonly string[];
}

/** Enters a tenant for the rest of a sign-in transaction, whose database role has access only to what it was granted. */
export async function enterTenant(db: AuthDb, tenantId: string): Promise<Entered> {
  const [row] = await db.rows<{ tenant: { features: string[] } | null }>(
    sql`select tenant from app.enter_tenant(${tenantId})`,
  );
  return { db: Object.assign(db, { tenantId }), tenantId, features: row?.tenant?.features ?? [] };
}
