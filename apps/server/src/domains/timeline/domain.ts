import type { Domain } from "../../domain.ts";
import { timelineRoutes } from "./routes.ts";

export const timeline: Domain = {
  name: "timeline",
  routes: timelineRoutes,
  log: { texts: "timeline", audit: { timelineItem: ["pin", "unpin"] } },
};
