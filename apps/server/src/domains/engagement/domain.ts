import type { Domain } from "../../domain.ts";
import { engagementErasure } from "./erasure.ts";
import { engagementJobs } from "./jobs.ts";
import { moderatedComments } from "./moderated.ts";
import { engagementPersonalData } from "./personal-data.ts";
import { engagementRoutes } from "./routes.ts";

export const engagement: Domain = {
  name: "engagement",
  routes: ({ subjects }) => engagementRoutes(subjects),
  log: { texts: "engagement", audit: { comment: ["remove"] } },
  jobs: ({ subjects }) => engagementJobs(subjects),
  moderated: moderatedComments,
  personalData: engagementPersonalData,
  erasure: engagementErasure,
};
