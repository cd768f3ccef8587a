import type { Domain } from "../../domain.ts";
import { statementJobs } from "./jobs.ts";
import { statementRoutes } from "./routes.ts";

export const statement: Domain = {
  name: "statement",
  routes: statementRoutes,
  jobs: statementJobs,
  notifications: {
    "statement.expiring": { group: "points", channels: { inApp: true, push: true, mail: true } },
  },
  log: { texts: "statement", audit: { pointsAccount: ["export"] } },
};
