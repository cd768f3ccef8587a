import type { Domain } from "../../domain.ts";
import { notificationJobs } from "./jobs.ts";
import { notificationRoutes } from "./routes.ts";

export const notification: Domain = {
  name: "notification",
  routes: notificationRoutes,
  jobs: notificationJobs,
};
