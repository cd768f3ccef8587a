import { all, definePolicy, may, state, unless } from "../../policy.ts";

interface Facts {
  archived: boolean;
  revoked: boolean;
}
const manages = may("integration:manage");
const isHere = state<Facts>("channelAway", ({ archived }) => !archived);

/** Who sees the channels may look at them; who manages what is connected to the company changes them. */
export const channelPolicy = definePolicy<Facts>()("channel", {
  view: may("tv:browse"),
  edit: manages,
  delete: manages,
  rotate: all(manages, isHere),
  revoke: all(
    manages,
    isHere,
    unless(({ revoked }) => revoked),
  ),
  preview: may("tv:browse"),
});
