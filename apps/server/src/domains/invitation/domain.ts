import type { Domain } from "../../domain.ts";
import { invitationJobs } from "./jobs.ts";
import { invitationRoutes } from "./routes.ts";

export const invitation: Domain = {
  name: "invitation",
  routes: invitationRoutes,
  jobs: invitationJobs,
};
