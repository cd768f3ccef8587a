import type { Domain } from "../../domain.ts";
import { accountJobs } from "./jobs.ts";
import { accountPersonalData } from "./personal-data.ts";
import { accountRoutes } from "./routes.ts";

export const account: Domain = {
  name: "account",
  routes: accountRoutes,
  jobs: accountJobs,
  personalData: accountPersonalData,
};
