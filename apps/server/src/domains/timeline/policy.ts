import { all, anyone, definePolicy, may, visible } from "../../policy.ts";

interface Facts {
  tenantWide: boolean;
}

export const timelineItemPolicy = definePolicy<Facts>()("timelineItem", {
  view: anyone,
  // Only what everybody may see stands on top of everybody's feed.
  pin: all(
    may("recognition:moderate"),
    visible<Facts>("noItem", (_, { tenantWide }) => tenantWide),
  ),
});
