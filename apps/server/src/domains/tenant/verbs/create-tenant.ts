import { sql } from "drizzle-orm";
import { newId } from "../../../db/id.ts";
import type { AuthDb } from "../../../db/tenant-db.ts";

export interface NewTenant {
  slug: string;
  name: string;
  language?: "en" | "fr" | "ar";
  languages?: ("en" | "fr" | "ar")[];
  timezone?: string;
  brandColor?: string;
  features?: string[];
  /** Host names of its own, besides its slug before the apex's. */
  hosts?: string[];
}

export async function createTenant(db: AuthDb, tenant: NewTenant): Promise<string> {
  const id = newId();
  const { language = "en", languages = ["en", "fr", "ar"], features = ["points"], hosts = [] } = tenant;
  await db.rows(sql`
    insert into tenants (id, slug, name, language, languages, timezone, brand_color, features)
    values (${id}, ${tenant.slug}, ${tenant.name}, ${language}, ${sql.param(languages)}::text[], ${tenant.timezone ?? "UTC"},
      ${tenant.brandColor ?? "#14594a"}, ${sql.param(features)}::text[])`);
  for (const host of hosts) await db.rows(sql`insert into tenant_hosts (host, tenant_id) values (${host}, ${id})`);
  return id;
}
