import { sql } from "drizzle-orm";
import type { Domain } from "../../domain.ts";
import { tenantRoutes } from "./routes.ts";

export const tenant: Domain = {
  name: "tenant",
  routes: tenantRoutes,
  log: { texts: "tenant", audit: { tenant: ["create", "update"], firstSteps: ["dismiss"] } },
  firstSteps: {
    brand: ({ tenantId }) => sql`tenants n where n.id = ${tenantId} and (n.logo_id is not null or (
      select true from audit_events a where a.tenant_id = ${tenantId} and a.entity_type = 'tenant'
        and a.entity_id = ${tenantId} and a.actor_id is not null limit 1))`,
  },
};
