import { z } from "zod";
import type { Domain } from "../../domain.ts";
import { bankRoutes } from "./routes.ts";
import { banksToday } from "./today.ts";
import { alertLow, alertShort } from "./verbs/alert-low.ts";

const low = z.object({ tenantId: z.uuid(), bankId: z.uuid() });
const short = z.object({ ...low.shape, day: z.iso.date() });

export const bank: Domain = {
  name: "bank",
  routes: bankRoutes,
  jobs: {
    "bank.low": (ctx, data) => alertLow(ctx, low.parse(data)),
    "bank.short": (ctx, data) => alertShort(ctx, short.parse(data)),
  },
  notifications: {
    "bank.low": { group: "points", channels: { inApp: true, push: true, mail: true }, also: ["bank.short"] },
  },
  today: banksToday,
  log: { texts: "bank", audit: { pointsBank: ["create", "update", "deposit", "withdraw", "archive", "export"] } },
};
