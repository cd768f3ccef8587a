import { firstStepsEndpoints } from "@plaudit/api/first-steps.ts";
import { tenantEndpoints } from "@plaudit/api/tenant.ts";
import type { Registered } from "../../domain.ts";
import { routes } from "../../routes.ts";
import { listApps } from "./apps.ts";
import { firstSteps } from "./first-steps-queries.ts";
import { chosenLocales, tenantSettings } from "./tenant-settings.ts";
import { dismissFirstSteps } from "./verbs/dismiss-first-steps.ts";
import { updateTenant } from "./verbs/update-tenant.ts";

const settings = routes(tenantEndpoints, {
  "GET /apps": ({ actor, services }) => listApps(actor, services),
  "GET /identity/tenants/current": (ctx) => tenantSettings(ctx),
  "PATCH /identity/tenants/current": (ctx, { body }) => updateTenant(ctx, body),
  "GET /identity/tenants/current/locales": async (ctx) => ({ results: await chosenLocales(ctx) }),
});

const steps = (all: Registered["firstSteps"]) =>
  routes(firstStepsEndpoints, {
    "GET /identity/firstSteps": (ctx) => firstSteps(ctx, all),
    "PUT /identity/firstSteps/dismissal": (ctx) => dismissFirstSteps(ctx),
  });

export const tenantRoutes = (all: Registered["firstSteps"]) => [...settings, ...steps(all)];
