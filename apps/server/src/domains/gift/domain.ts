import type { Domain } from "../../domain.ts";
import { giftRoutes } from "./routes.ts";
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
  log: { texts: "gift", audit: { giftRule: ["create", "update"] } },
};
