import { tenantEndpoints } from "@plaudit/api/tenant.ts";
import { todayEndpoints } from "@plaudit/api/today.ts";
import type { Registered } from "../../domain.ts";
import { routes } from "../../routes.ts";
import { listApps } from "./apps.ts";
import { chosenLocales, tenantSettings } from "./tenant-settings.ts";
import { today } from "./today.ts";
import { dismissFirstSteps } from "./verbs/dismiss-first-steps.ts";
import { updateTenant } from "./verbs/update-tenant.ts";

const settings = routes(tenantEndpoints, {
  "GET /apps": ({ actor, services }) => listApps(actor, services),
  "GET /identity/tenants/current": (ctx) => tenantSettings(ctx),
  "PATCH /identity/tenants/current": (ctx, { body }) => updateTenant(ctx, body),
  "GET /identity/tenants/current/locales": async (ctx) => ({ results: await chosenLocales(ctx) }),
});

/** The console's first page. */
const first = (all: Pick<Registered, "firstSteps" | "today">) =>
  routes(todayEndpoints, {
    "GET /identity/today": (ctx) => today(ctx, all),
    "PUT /identity/firstSteps/dismissal": (ctx) => dismissFirstSteps(ctx),
  });

export const tenantRoutes = (all: Pick<Registered, "firstSteps" | "today">) => [...settings, ...first(all)];
