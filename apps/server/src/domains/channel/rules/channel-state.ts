import type { Channel } from "@plaudit/api/channel.ts";

interface Facts {
  archivedAt: Date | null;
  revokedAt: Date | null;
  lastSeenAt: Date | null;
}
/** A screen asks twice a minute, and is noted down once. */
const PLAYING_MS = 3 * 60_000;

export function channelState({ archivedAt, revokedAt, lastSeenAt }: Facts, now: Date): Channel["state"] {
  if (archivedAt) return "archived";
  if (revokedAt) return "revoked";
  if (!lastSeenAt) return "waiting";
  return now.getTime() - lastSeenAt.getTime() < PLAYING_MS ? "playing" : "away";
}
