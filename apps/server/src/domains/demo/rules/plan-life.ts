import { type ReactionType, reactionTypes } from "@plaudit/api/engagement.ts";
import { capSpending } from "./cap-spending.ts";
import { type Cast, type Character, castOf } from "./cast.ts";
import { type Pace, planTimes } from "./plan-times.ts";
import { deckOf, type Random, randomFrom } from "./random.ts";
import type { Scene, Send } from "./scene.ts";

export interface Script {
  messages: readonly { text: string; qualities: readonly string[] }[];
  comments: readonly string[];
  /** Recognitions with files, by how many are newer. */
  enclosing: Readonly<Record<number, Enclosing>>;
}
export interface Enclosing {
  text: string;
  qualities: readonly string[];
  files: readonly string[];
}
export interface Life {
  now: Date;
  seed: number;
  people: readonly Character[];
  teams: readonly { name: string; members: readonly string[] }[];
  script: Script;
  pace: Pace;
  /** Points everybody has to give each month; 0 where the feature is off. */
  monthly: number;
  monthOf: (at: Date) => string;
}

const HOUR = 3_600_000;
const WEEK = 168 * HOUR;
const amounts = [0, 5, 5, 10, 10, 10, 10, 25, 25, 25, 50];
const liking: Record<ReactionType, number> = {
  heart: 34,
  clap: 26,
  smile: 9,
  flame: 9,
  star: 7,
  bulb: 5,
  strong: 6,
  cheers: 4,
};

function recipientsOf(cast: Cast, life: Life, from: string, at: Date, random: Random) {
  if (random.chance(0.06)) {
    const team = random.pick(life.teams.filter((one) => cast.present(one.members, at, [from]).length > 1));
    if (team) return { team: team.name, to: cast.present(team.members, at, [from]) };
  }
  const count = random.chance(0.1) ? 3 : random.chance(0.14) ? 2 : 1;
  const to: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const person = cast.colleague(from, at, [from, ...to], random);
    if (person) to.push(person);
  }
  return { team: null, to };
}

function planSends(life: Life, cast: Cast, random: Random): Send[] {
  const deal = deckOf(life.script.messages, random);
  const times = planTimes(life.now, life.pace, random);
  return times.flatMap((at, n): Send[] => {
    const from = cast.sender(at, random);
    const { team, to } = recipientsOf(cast, life, from, at, random);
    if (to.length === 0) return [];
    const dealt = deal();
    const enclosing = life.script.enclosing[times.length - 1 - n];
    const { text, qualities, files } = enclosing ?? { ...dealt, files: [] };
    const other = text.includes("{other}") ? cast.colleague(from, at, [from, ...to], random) : null;
    const words = other ? text : text.replaceAll("{other}", team ?? "the team");
    const amount = life.monthly > 0 ? random.pick(amounts as [number, ...number[]]) : 0;
    const tenantWide = team !== null || !random.chance(0.06) || enclosing !== undefined;
    return [{ type: "send", at, n, from, to, team, text: words, other, qualities, amount, tenantWide, files }];
  });
}

/** Soon after, as such things go, and never after now. */
const later = (at: Date, now: Date, random: Random): Date => {
  const room = now.getTime() - at.getTime();
  const delay = Math.min(-Math.log(1 - random.next()) * 7 * HOUR, 5 * 24 * HOUR);
  return new Date(at.getTime() + 1 + (delay < room * 0.9 ? delay : room * 0.9 * random.next()));
};

/** The card of the week is the one that everybody has read. */
const lovedOnes = (sends: readonly Send[], now: Date): Set<number> =>
  new Set(
    [...Map.groupBy(sends, (send) => Math.floor((now.getTime() - send.at.getTime()) / WEEK)).values()].flatMap(
      (week) => week.filter((send) => send.tenantWide).toSorted((a, b) => b.text.length - a.text.length)[0]?.n ?? [],
    ),
  );

function answersTo(send: Send, life: Life, cast: Cast, random: Random, loved: boolean): Scene[] {
  const { now, script } = life;
  const when = () => later(send.at, now, random);
  if (!send.tenantWide) {
    const [first] = send.to;
    return first && random.chance(0.7)
      ? [{ type: "reaction", at: when(), on: send.n, by: first, reaction: "heart" }]
      : [];
  }
  const readers = cast.readers(send.from, send.at, random);
  const scenes: Scene[] = readers
    .slice(0, loved ? 7 + random.below(8) : random.below(3) + random.below(3))
    .map((by) => ({
      type: "reaction",
      at: when(),
      on: send.n,
      by,
      reaction: random.weighted(reactionTypes, (type) => liking[type]) ?? "heart",
    }));
  const deal = deckOf(script.comments, random);
  for (const by of readers.slice(3, 3 + (loved ? 2 + random.below(2) : random.chance(0.36) ? 1 + random.below(2) : 0)))
    scenes.push({
      type: "comment",
      at: when(),
      on: send.n,
      by,
      text: deal(),
      other: random.chance(0.12) ? send.from : null,
    });
  const outsiders = readers.filter((key) => !send.to.includes(key));
  if (life.monthly > 0)
    for (const by of outsiders.slice(0, loved ? 2 : random.chance(0.13) ? 1 : 0))
      scenes.push({ type: "endorsement", at: when(), on: send.n, by, amount: random.pick([5, 5, 10]) });
  return scenes;
}

/** Everything that people did, oldest first, with amounts that they had. The same for the same seed and instant. */
export function planLife(life: Life): Scene[] {
  const random = randomFrom(life.seed);
  const cast = castOf(life.people, life.teams);
  const sends = planSends(life, cast, random);
  const loved = lovedOnes(sends, life.now);
  const scenes: Scene[] = [
    ...sends,
    ...sends.flatMap((send) => answersTo(send, life, cast, random, loved.has(send.n))),
  ];
  return capSpending(
    scenes.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    life,
  );
}
