import type { Audience } from "../tables.ts";

export interface AllocationRule {
  id: string;
  amount: number;
  audience: Audience;
  /** Local date in the tenant's zone, YYYY-MM-DD. */
  startsOn: string;
}
interface Person {
  id: string;
  teamIds: ReadonlySet<string>;
}

const inAudience = (audience: Audience, person: Person): boolean =>
  audience.everyone ||
  audience.memberIds.includes(person.id) ||
  audience.teamIds.some((teamId) => person.teamIds.has(teamId));

/** Of the rules that have started and fit a person the highest amount holds, never the sum. */
export function pickAllocation<R extends AllocationRule>(rules: readonly R[], person: Person, today: string): R | null {
  let best: R | null = null;
  for (const rule of rules) {
    if (rule.startsOn > today || !inAudience(rule.audience, person)) continue;
    if (!best || rule.amount > best.amount || (rule.amount === best.amount && rule.id < best.id)) best = rule;
  }
  return best;
}
