import type { Domain } from "../../domain.ts";
import { timelineRoutes } from "./routes.ts";

export const timeline: Domain = {
  name: "timeline",
  routes: ({ feed }) => timelineRoutes(feed),
  log: { texts: "timeline", audit: { timelineItem: ["pin", "unpin"] } },
};
