export interface AllocationRule {
  id: string;
  amount: number;
  /** Local date in the tenant's zone, YYYY-MM-DD. */
  startsOn: string;
}

/** Of the rules that fit a person and have started the highest amount holds, never the sum. */
export function pickAllocation<R extends AllocationRule>(rules: readonly R[], today: string): R | null {
  let best: R | null = null;
  for (const rule of rules) {
    if (rule.startsOn > today) continue;
    if (!best || rule.amount > best.amount || (rule.amount === best.amount && rule.id < best.id)) best = rule;
  }
  return best;
}
