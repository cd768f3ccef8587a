import { usualFeatures } from "@plaudit/api/permissions.ts";
import { newId } from "../../../db/id.ts";
import type { AuthDb } from "../../../db/tenant-db.ts";
import { tenantHosts, tenants } from "../../directory/index.ts";

type Row = typeof tenants.$inferInsert;
type Chosen = "language" | "languages" | "timezone" | "brandColor" | "features";
export interface NewTenant extends Pick<Row, "slug" | "name">, Partial<Pick<Row, Chosen>> {
  /** Host names of its own, besides its slug before the apex's. */
  hosts?: string[];
}

export async function createTenant(db: AuthDb, { hosts = [], ...tenant }: NewTenant): Promise<string> {
  const id = newId();
  await db.orm.insert(tenants).values({ languages: ["en", "fr", "ar"], features: [...usualFeatures], ...tenant, id });
  for (const host of hosts) await db.orm.insert(tenantHosts).values({ host, tenantId: id });
  return id;
}
