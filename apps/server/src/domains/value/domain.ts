import { sql } from "drizzle-orm";
import type { Domain } from "../../domain.ts";
import { valueNames } from "./names.ts";
import { valueRoutes } from "./routes.ts";

export const value: Domain = {
  name: "value",
  routes: valueRoutes,
  log: { texts: "value", audit: { value: ["create", "update", "order", "delete"] } },
  names: valueNames,
  firstSteps: {
    values: ({ tenantId }) => sql`recognition_qualities q where q.tenant_id = ${tenantId} and q.archived_at is null`,
  },
};
