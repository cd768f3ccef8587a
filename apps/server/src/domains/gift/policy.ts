import { definePolicy, may } from "../../policy.ts";

export const giftRulePolicy = definePolicy<unknown>()("giftRule", {
  view: may("points:browse"),
  edit: may("points:manage"),
});
