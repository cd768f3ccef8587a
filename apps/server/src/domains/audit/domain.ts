import type { Domain } from "../../domain.ts";
import { auditRoutes } from "./routes.ts";

export const audit: Domain = { name: "audit", routes: auditRoutes };
