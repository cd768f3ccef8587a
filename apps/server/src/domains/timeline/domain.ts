import type { Domain } from "../../domain.ts";
import { timelineErasure } from "./erasure.ts";
import { timelineRoutes } from "./routes.ts";

export const timeline: Domain = {
  name: "timeline",
  erasure: timelineErasure,
  routes: timelineRoutes,
  log: { texts: "timeline", audit: { timelineItem: ["pin", "unpin"] } },
};
