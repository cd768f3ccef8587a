import type { Random } from "./random.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Pace {
  days: number;
  /** Recognitions in the week that lies so many weeks back. */
  perWeek: (weeksAgo: number) => number;
  /** Hours before now, for the last days. */
  lately: readonly number[];
}

/** Most recognitions are sent on working days between seven and seven, some on a night shift. */
function instantOn(day: number, random: Random): number {
  const night = random.chance(0.12);
  const hour = night ? (20 + random.below(10)) % 24 : 6 + random.below(6) + random.below(7);
  return day + hour * HOUR + random.below(60) * MINUTE + random.below(60_000);
}

/** When recognitions were sent, oldest first. */
export function planTimes(now: Date, pace: Pace, random: Random): Date[] {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const recent = Math.max(...pace.lately) * HOUR;
  const instants: number[] = pace.lately.map((hours) => now.getTime() - hours * HOUR - random.below(9 * MINUTE));
  for (let weeksAgo = 0; weeksAgo * 7 < pace.days; weeksAgo += 1) {
    const count = Math.round(pace.perWeek(weeksAgo) * (0.7 + 0.6 * random.next()));
    for (let n = 0; n < count; n += 1) {
      const day = today - (weeksAgo * 7 + random.below(7)) * DAY;
      const restful = [0, 6].includes(new Date(day).getUTCDay()) && !random.chance(0.2);
      const instant = instantOn(restful ? day - 2 * DAY : day, random);
      if (instant < now.getTime() - recent && instant > now.getTime() - pace.days * DAY) instants.push(instant);
    }
  }
  return instants.toSorted((a, b) => a - b).map((instant) => new Date(instant));
}
