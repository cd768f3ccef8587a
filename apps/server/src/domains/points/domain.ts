import type { Domain } from "../../domain.ts";
import { budgetItemNames } from "./budget-items.ts";
import { demoRules } from "./demo.ts";
import { pointsJobs } from "./jobs.ts";
import { pointsPersonalData } from "./personal-data.ts";
import { pointsRoutes } from "./routes.ts";
import { sealedEntries } from "./sealed.ts";

export const points: Domain = {
  name: "points",
  routes: pointsRoutes,
  jobs: pointsJobs,
  personalData: pointsPersonalData,
  sealed: sealedEntries,
  log: { texts: "points-admin", audit: { budgetItem: ["create", "update", "delete"], budgetSettings: ["update"] } },
  names: budgetItemNames,
  demo: demoRules,
};
