import type { Domain } from "../../domain.ts";
import { statementRoutes } from "./routes.ts";

export const statement: Domain = {
  name: "statement",
  routes: statementRoutes,
  log: { texts: "statement", audit: { pointsAccount: ["export"] } },
};
