import type { Domain } from "../../domain.ts";
import { engagementJobs } from "./jobs.ts";
import { engagementRoutes } from "./routes.ts";

export const engagement: Domain = {
  name: "engagement",
  routes: ({ subjects }) => engagementRoutes(subjects),
  jobs: ({ subjects }) => engagementJobs(subjects),
};
