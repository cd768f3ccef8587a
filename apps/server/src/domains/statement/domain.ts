import type { Domain } from "../../domain.ts";
import { statementJobs } from "./jobs.ts";
import { statementRoutes } from "./routes.ts";

export const statement: Domain = {
  name: "statement",
  routes: statementRoutes,
  jobs: statementJobs,
  notifications: {
    "statement.received": { group: "points", channels: { inApp: true, push: true, mail: false } },
    "statement.reversed": { group: "points", channels: { inApp: true, push: false, mail: true } },
    "statement.expiring": { group: "points", channels: { inApp: true, push: true, mail: true } },
  },
  log: {
    texts: "statement",
    audit: { pointsAccount: ["gift", "lock", "unlock", "export", "exportStatement"], pointsTransaction: ["reverse"] },
  },
};
