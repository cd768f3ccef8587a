import type { Domain } from "../../domain.ts";
import { teamRoutes } from "./routes.ts";

export const team: Domain = {
  name: "team",
  routes: teamRoutes,
  log: { texts: "team", audit: { team: ["create", "update", "members", "archive", "unarchive"] } },
};
