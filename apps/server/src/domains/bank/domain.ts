import { z } from "zod";
import type { Domain } from "../../domain.ts";
import { demoBanks } from "./demo.ts";
import { bankRoutes } from "./routes.ts";
import { alertLow } from "./verbs/alert-low.ts";

const low = z.object({ tenantId: z.uuid(), bankId: z.uuid() });

export const bank: Domain = {
  name: "bank",
  routes: bankRoutes,
  jobs: { "bank.low": (ctx, data) => alertLow(ctx, low.parse(data)) },
  notifications: { "bank.low": { group: "points", channels: { inApp: true, push: true, mail: true } } },
  log: { texts: "bank", audit: { pointsBank: ["create", "update", "deposit", "withdraw", "archive"] } },
  demo: demoBanks,
};
