import type { Domain } from "../../domain.ts";
import { auditPersonalData } from "./personal-data.ts";
import { auditRoutes } from "./routes.ts";

export const audit: Domain = { name: "audit", routes: auditRoutes, personalData: auditPersonalData };
