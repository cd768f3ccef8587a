import { expect, test } from "vitest";
import { channelState } from "./channel-state.ts";

const now = new Date("2026-11-21T09:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const fresh = { archived_at: null, revoked_at: null, last_seen_at: null };

test.each([
  ["waiting", fresh],
  ["playing", { ...fresh, last_seen_at: ago(2) }],
  ["away", { ...fresh, last_seen_at: ago(4) }],
  ["revoked", { ...fresh, revoked_at: ago(1), last_seen_at: ago(1) }],
  ["archived", { archived_at: ago(1), revoked_at: ago(2), last_seen_at: ago(1) }],
])("%s", (state, facts) => expect(channelState(facts, now)).toBe(state));
