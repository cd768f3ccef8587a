import type { Channel } from "@plaudit/api/channel.ts";

interface Facts {
  archived_at: Date | null;
  revoked_at: Date | null;
  last_seen_at: Date | null;
}
/** A screen asks twice a minute, and is noted down once. */
const PLAYING_MS = 3 * 60_000;

export function channelState({ archived_at, revoked_at, last_seen_at }: Facts, now: Date): Channel["state"] {
  if (archived_at) return "archived";
  if (revoked_at) return "revoked";
  if (!last_seen_at) return "waiting";
  return now.getTime() - last_seen_at.getTime() < PLAYING_MS ? "playing" : "away";
}
