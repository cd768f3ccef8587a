import { storedSettings } from "../../points/budget-settings.ts";
import { expirePoints } from "../../points/verbs/expire-points.ts";
import { updateSettings } from "../../points/verbs/update-settings.ts";
import { actAs } from "./act-as.ts";
import type { Raised } from "./raise-tenant.ts";
import { setClock } from "./set-clock.ts";
import type { Turn } from "./turn.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** So long ago it was decided that what comes to spend lapses after a year; what had come before never does. */
const DECIDED = 610;
/** By then it is past midnight wherever people are. */
const NOON = 12 * HOUR;

/** The decision, and every day on which something may have come of age since. */
export function lapseTurns({ players }: Raised, now: Date): Turn[] {
  const admin = players.get("admin");
  if (!admin) return [];
  const decided = new Date(now.getTime() - DECIDED * DAY);
  const decide: Turn = {
    at: decided,
    play: (stage) =>
      actAs(stage, admin, { at: decided, notifies: false }, async (ctx) => {
        const { version } = (await storedSettings(ctx.db)).row;
        await updateSettings(ctx, { redeemableExpiry: "year", version });
      }),
  };
  const first = Math.floor(decided.getTime() / DAY) * DAY + 365 * DAY + NOON;
  const days = Math.max(0, Math.floor((now.getTime() - DAY - first) / DAY));
  const lapses = Array.from({ length: days }, (_, n): Turn => {
    const at = new Date(first + n * DAY);
    return {
      at,
      play: async ({ db }) => {
        setClock(db, at);
        while (await expirePoints(db, at));
      },
    };
  });
  return [decide, ...lapses];
}
