import { auditEndpoints } from "@plaudit/api/audit.ts";
import type { Registered } from "../../domain.ts";
import { routes } from "../../routes.ts";
import { listEvents } from "./list-events.ts";
import { logTexts } from "./texts.ts";

export const auditRoutes = (all: Registered) =>
  routes(auditEndpoints, {
    "GET /audit/events": (ctx, { query }) => listEvents(ctx, all, query),
    "GET /audit/actions": ({ actor }) => ({ results: logTexts(all.areas, actor.locale).areas() }),
  });
