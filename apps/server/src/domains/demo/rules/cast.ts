import type { Random } from "./random.ts";

export interface Character {
  key: string;
  department: string;
  manager: string | null;
  joinedAt: Date;
  /** How much more than others this person is part of what happens. */
  part: number;
}

export interface Cast {
  present(keys: readonly string[], at: Date, but: readonly string[]): string[];
  sender(at: Date, random: Random): string;
  /** Rather somebody close than anybody. */
  colleague(of: string, at: Date, but: readonly string[], random: Random): string | null;
  /** Members who read a recognition, in a new order each time; never its sender. */
  readers(sender: string, at: Date, random: Random): string[];
}

export function castOf(people: readonly Character[], teams: readonly { members: readonly string[] }[]): Cast {
  const byKey = new Map(people.map((person) => [person.key, person]));
  const joined = (at: Date) => (person: Character) => person.joinedAt < at;
  const together = (a: string, b: string) => teams.some(({ members }) => members.includes(a) && members.includes(b));
  const closeness = (a: Character | undefined, b: Character) =>
    1 +
    (a?.department === b.department ? 5 : 0) +
    (a && together(a.key, b.key) ? 4 : 0) +
    (a?.manager === b.key || b.manager === a?.key ? 2 : 0);
  return {
    present: (keys, at, but) =>
      keys.filter((key) => !but.includes(key) && (byKey.get(key)?.joinedAt.getTime() ?? Infinity) < at.getTime()),
    sender: (at, random) =>
      random.weighted(people.filter(joined(at)), (person) => Math.sqrt(person.part))?.key ?? "admin",
    colleague(of, at, but, random) {
      const own = byKey.get(of);
      const others = people.filter((person) => joined(at)(person) && !but.includes(person.key));
      return random.weighted(others, (person) => closeness(own, person) * person.part)?.key ?? null;
    },
    readers(sender, at, random) {
      const left = people.filter((person) => person.key !== sender && joined(at)(person)).map((person) => person.key);
      for (let n = left.length - 1; n > 0; n -= 1) {
        const other = random.below(n + 1);
        [left[n], left[other]] = [left[other] as string, left[n] as string];
      }
      return left;
    },
  };
}
