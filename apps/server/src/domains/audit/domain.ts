import type { Domain } from "../../domain.ts";
import { auditErasure } from "./erasure.ts";
import { auditJobs } from "./jobs.ts";
import { auditPersonalData } from "./personal-data.ts";
import { auditRoutes } from "./routes.ts";
import { sealedEvents } from "./sealed.ts";

export const audit: Domain = {
  name: "audit",
  routes: auditRoutes,
  jobs: auditJobs,
  log: { texts: "audit", audit: { auditLog: ["export", "seal"] } },
  personalData: auditPersonalData,
  erasure: auditErasure,
  sealed: sealedEvents,
};
