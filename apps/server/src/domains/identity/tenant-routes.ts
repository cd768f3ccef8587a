import { tenantEndpoints } from "@plaudit/api/tenant.ts";
import { routes } from "../../http/routes.ts";
import { chosenLocales, tenantSettings } from "./tenant-settings.ts";
import { updateTenant } from "./verbs/update-tenant.ts";

export const tenantRoutes = routes(tenantEndpoints, {
  "GET /identity/tenants/current": (ctx) => tenantSettings(ctx),
  "PATCH /identity/tenants/current": (ctx, { body }) => updateTenant(ctx, body),
  "GET /identity/tenants/current/locales": async (ctx) => ({ results: await chosenLocales(ctx) }),
});
