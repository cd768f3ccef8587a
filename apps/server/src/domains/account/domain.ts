import type { Domain } from "../../domain.ts";
import { accountJobs } from "./jobs.ts";
import { accountRoutes } from "./routes.ts";

export const account: Domain = {
  name: "account",
  routes: accountRoutes,
  jobs: accountJobs,
};
