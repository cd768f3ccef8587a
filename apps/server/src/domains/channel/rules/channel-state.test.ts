import { expect, test } from "vitest";
import { channelState } from "./channel-state.ts";

const now = new Date("2026-11-21T09:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const fresh = { archivedAt: null, revokedAt: null, lastSeenAt: null };

test.each([
  ["waiting", fresh],
  ["playing", { ...fresh, lastSeenAt: ago(2) }],
  ["away", { ...fresh, lastSeenAt: ago(4) }],
  ["revoked", { ...fresh, revokedAt: ago(1), lastSeenAt: ago(1) }],
  ["archived", { archivedAt: ago(1), revokedAt: ago(2), lastSeenAt: ago(1) }],
])("%s", (state, facts) => expect(channelState(facts, now)).toBe(state));
