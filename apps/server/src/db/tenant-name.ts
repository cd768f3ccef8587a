import type { Tenant } from "../context.ts";

export interface TenantName {
  slug: string;
  host: string | null;
}
export type TenantRow = Omit<Tenant, "url"> & TenantName;
