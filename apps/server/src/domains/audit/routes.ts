import { auditEndpoints } from "@plaudit/api/audit.ts";
import type { Registered } from "../../domain.ts";
import { routes } from "../../routes.ts";
import { exportEvents } from "./export-events.ts";
import { listEvents } from "./list-events.ts";
import { downloadSeals, listSeals } from "./seal-file.ts";
import { logTexts } from "./texts.ts";

export const auditRoutes = (all: Registered) =>
  routes(auditEndpoints, {
    "GET /audit/events": (ctx, { query }) => listEvents(ctx, all, query),
    "GET /audit/events/export": (ctx, { query }) => exportEvents(ctx, all, query) as never,
    "GET /audit/seals": (ctx) => listSeals(ctx),
    "GET /audit/seals/file": (ctx) => downloadSeals(ctx) as never,
    "GET /audit/actions": (ctx) => {
      const { areas, fields } = logTexts(all.areas, ctx);
      return { results: areas(), fields: fields() };
    },
  });
