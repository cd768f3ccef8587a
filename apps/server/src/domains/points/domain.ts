import { sql } from "drizzle-orm";
import type { Domain } from "../../domain.ts";
import { budgetItemNames } from "./budget-items.ts";
import { demoRules } from "./demo.ts";
import { pointsErasure } from "./erasure.ts";
import { pointsJobs } from "./jobs.ts";
import { pointsPersonalData } from "./personal-data.ts";
import { pointsRoutes } from "./routes.ts";
import { sealedEntries } from "./sealed.ts";
import { allocationsToday } from "./today.ts";

export const points: Domain = {
  name: "points",
  routes: pointsRoutes,
  jobs: pointsJobs,
  personalData: pointsPersonalData,
  erasure: pointsErasure,
  sealed: sealedEntries,
  firstSteps: {
    worth: ({ tenantId }) => sql`points_settings s where s.tenant_id = ${tenantId} and jsonb_array_length(s.worth) > 0`,
    allocation: ({ tenantId }) =>
      sql`points_budget_items b where b.tenant_id = ${tenantId} and b.source = 'allocation' and b.ended_at is null`,
  },
  today: allocationsToday,
  log: { texts: "points-admin", audit: { budgetItem: ["create", "update", "delete"], budgetSettings: ["update"] } },
  names: budgetItemNames,
  demo: demoRules,
};
