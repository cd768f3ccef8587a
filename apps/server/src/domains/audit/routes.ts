import { auditEndpoints } from "@plaudit/api/audit.ts";
import { routes } from "../../routes.ts";
import { type Directory, listEvents } from "./list-events.ts";

export const auditRoutes = (directory: Directory) =>
  routes(auditEndpoints, { "GET /audit/events": (ctx, { query }) => listEvents(ctx, directory, query) });
