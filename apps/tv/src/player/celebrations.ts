import type { Celebration } from "./content.ts";
import { groups } from "./groups.ts";

/** People of a slide, whose day it is for the same reason, or whose day comes. */
export interface Celebrated {
  key: string;
  people: Celebration[];
  /** Null while none of the week's days is today. */
  occasion: Celebration | null;
  /** Who comes next. */
  soon: Celebration[];
}
const MOST_SOON = 2;
const MOST_AHEAD = 6;

const keyOf = ({ type, celebratedOn, memberDisplayData }: Celebration) =>
  `${type}-${celebratedOn}-${memberDisplayData.id}`;

/** A slide for each reason to celebrate today, with who comes next; without one, a slide of the days ahead. */
export function celebrated({ today, results }: { today: string; results: readonly Celebration[] }): Celebrated[] {
  const [now, ahead] = [
    results.filter((one) => one.celebratedOn <= today),
    results.filter((one) => one.celebratedOn > today),
  ];
  if (now.length === 0)
    return groups(ahead, MOST_AHEAD)
      .slice(0, 1)
      .map((people) => ({ key: `ahead-${keyOf(people[0] as Celebration)}`, people, occasion: null, soon: [] }));
  const reasons = [...Map.groupBy(now, ({ type, count, words }) => words ?? `${type} ${count}`).values()];
  return reasons.map((people) => {
    const others = [...now.filter((one) => !people.includes(one)), ...ahead];
    const [first] = people as [Celebration];
    return { key: `today-${keyOf(first)}`, people, occasion: first, soon: others.slice(0, MOST_SOON) };
  });
}

/** To the day, where a card for it is signed or read by who knows of it: the address is the same whether there is one. */
export const dayPath = ({ occasion }: Pick<Celebrated, "occasion">): string =>
  occasion ? `/celebrate/calendar?day=${occasion.celebratedOn}` : "/celebrate/calendar";

/** Without those who may not be shown any more. */
export function stillCelebrated(slide: Celebrated, results: readonly Celebration[]): Celebrated | null {
  const keys = new Set(results.map(keyOf));
  const left = (all: Celebration[]) => all.filter((one) => keys.has(keyOf(one)));
  const [people, soon] = [left(slide.people), left(slide.soon)];
  if (people.length === 0) return null;
  return people.length === slide.people.length && soon.length === slide.soon.length
    ? slide
    : { ...slide, people, soon };
}
