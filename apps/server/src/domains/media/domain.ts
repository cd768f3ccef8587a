import type { Domain } from "../../domain.ts";
import { mediaErasure } from "./erasure.ts";
import { mediaJobs } from "./jobs.ts";
import { mediaPersonalData } from "./personal-data.ts";
import { mediaRoutes } from "./routes.ts";

export const media: Domain = {
  name: "media",
  routes: mediaRoutes,
  jobs: mediaJobs,
  personalData: mediaPersonalData,
  erasure: mediaErasure,
};
