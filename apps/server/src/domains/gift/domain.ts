import { sql } from "drizzle-orm";
import type { Domain } from "../../domain.ts";
import { giftRoutes } from "./routes.ts";
import { giftsToday } from "./today.ts";
import { ownKinds, payDueGifts } from "./verbs/pay-due-gifts.ts";
export const gift: Domain = {
  name: "gift",
  routes: giftRoutes,
  jobs: { "gift.pay": payDueGifts },
  notifications: {
    "gift.given": {
      group: "points",
      channels: { inApp: true, push: true, mail: false },
      also: [...Object.values(ownKinds), "gift.worded"],
    },
  },
  firstSteps: {
    gifts: ({ tenantId }) => sql`points_budget_items b where b.tenant_id = ${tenantId} and b.ended_at is null
      and b.source = any('{birthday,onboarding,welcome,anniversary}')`,
  },
  today: giftsToday,
  log: { texts: "gift", audit: { giftRule: ["create", "update"] } },
};
