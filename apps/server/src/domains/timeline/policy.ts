import { all, anyone, definePolicy, may, visible } from "../../policy.ts";

interface Facts {
  tenantWide: boolean;
}

export const timelineItemPolicy = definePolicy<Facts>()("timelineItem", {
  view: anyone,
  // Only tenant-wide items can be pinned.
  pin: all(
    may("recognition:moderate"),
    visible<Facts>("noItem", (_, { tenantWide }) => tenantWide),
  ),
});
