import { celebrationEndpoints } from "@plaudit/api/celebration.ts";
import { routes } from "../../routes.ts";
import { monthOf, upcoming } from "./calendar.ts";
import { tenantPreferences } from "./preferences.ts";
import { oneEvent } from "./present.ts";
import { tvCalendar } from "./tv-calendar.ts";
import { hideDays, memberPreferences } from "./verbs/hide-days.ts";
import { writePreferences } from "./verbs/write-preferences.ts";

export const celebrationRoutes = routes(celebrationEndpoints, {
  "GET /celebration/tenantPreferences": (ctx) => tenantPreferences(ctx),
  "PUT /celebration/tenantPreferences": (ctx, { body }) => writePreferences(ctx, body),
  "GET /celebration/memberPreferences/my": (ctx) => memberPreferences(ctx, ctx.actor.memberId),
  "PUT /celebration/memberPreferences/my": (ctx, { body }) => hideDays(ctx, ctx.actor.memberId, body),
  "GET /celebration/memberPreferences/{id}": (ctx, { params }) => memberPreferences(ctx, params.id),
  "PUT /celebration/memberPreferences/{id}": (ctx, { params, body }) => hideDays(ctx, params.id, body),
  "GET /celebration/calendar": (ctx, { query }) => monthOf(ctx, query),
  "GET /celebration/calendar/upcoming": (ctx, { query }) => upcoming(ctx, query),
  "GET /celebration/tv/{id}/calendar": (ctx) => tvCalendar(ctx),
  "GET /celebration/calendarEvents/{id}": (ctx, { params }) => oneEvent(ctx, params.id),
});
