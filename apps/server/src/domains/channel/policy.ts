import type { Channel } from "@plaudit/api/channel.ts";
import { all, definePolicy, may, state, unless } from "../../policy.ts";
import type { ChannelRow } from "./queries.ts";

type Facts = Pick<ChannelRow, "archivedAt" | "revokedAt">;
const manages = may("integration:manage");
const isHere = state<Facts>("channelAway", ({ archivedAt }) => !archivedAt);

/** Who sees the channels may look at them; who manages what is connected to the company changes them. */
export const channelPolicy = definePolicy<Facts>()("channel", {
  view: may("tv:browse"),
  edit: manages,
  delete: manages,
  rotate: all(manages, isHere),
  revoke: all(
    manages,
    isHere,
    unless(({ revokedAt }) => revokedAt !== null),
  ),
  preview: may("tv:browse"),
});

/** A screen asks twice a minute, and is recorded once. */
const PLAYING_MS = 3 * 60_000;

export function channelState(
  { archivedAt, revokedAt, lastSeenAt }: Facts & Pick<ChannelRow, "lastSeenAt">,
  now: Date,
): Channel["state"] {
  if (archivedAt) return "archived";
  if (revokedAt) return "revoked";
  if (!lastSeenAt) return "waiting";
  return now.getTime() - lastSeenAt.getTime() < PLAYING_MS ? "playing" : "away";
}
