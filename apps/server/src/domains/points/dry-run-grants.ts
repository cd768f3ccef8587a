import type { RuleRow } from "./account-queries.ts";
import type { PastRow } from "./dry-run-queries.ts";
import type { Span } from "./rolled-back.ts";
import { allocationEnd, type Expiry, isoDate, type Period, periodAt } from "./rules/periods.ts";
import { pickAllocation } from "./rules/pick-allocation.ts";
import type { Grant } from "./rules/replay-sends.ts";

const DAY = 86_400_000;

/** What settings would be that decide who is handed points, and for how long. */
export interface TakingPart {
  joinerWaitDays: { was: number; is: number };
  allocationExpiry: Expiry;
}
export interface Granted {
  grants: Grant[];
  touched: boolean;
  /** The rule that handed out last: what is left over rolls over by it. */
  last: RuleRow | null;
}
interface World {
  rules: readonly RuleRow[];
  /** The first instant at which they are handed anything. */
  start: Date | null;
}

/** The pace at which somebody without a rule is looked at again. */
const MONTHLY: Pick<RuleRow, "period" | "expiry"> = { period: "month", expiry: "month" };

/** Hands out as the allocation does it, one period after the other. */
function walker({ to, zone }: Span) {
  const days = new Map<number, string>();
  const dayOf = (at: Date) => {
    const known = days.get(at.getTime()) ?? isoDate(at, zone);
    days.set(at.getTime(), known);
    return known;
  };
  const periods = new Map<string, { end: Date; endsAt: Date | null }>();
  const months: { start: Date; end: Date }[] = [];
  const monthOf = (at: Date) => {
    const known = months.find(({ start, end }) => start <= at && at < end) ?? periodAt(at, zone, "month");
    if (!months.includes(known)) months.push(known);
    return known.start;
  };
  // Those of one month share their period, whatever their day: looking it up in a calendar takes long.
  const periodOf = ({ period, expiry }: { period: Period; expiry: Expiry }, at: Date) => {
    const key = `${period} ${expiry} ${monthOf(at).getTime()}`;
    const known = periods.get(key) ?? {
      end: periodAt(at, zone, period).end,
      endsAt: allocationEnd(at, zone, period, expiry),
    };
    periods.set(key, known);
    return known;
  };
  return (was: World, is: World): Granted => {
    const grants: Grant[] = [];
    let touched = was.start?.getTime() !== is.start?.getTime();
    let last: RuleRow | null = null;
    for (let at = is.start ?? to; at < to; ) {
      const day = dayOf(at);
      const chosen = pickAllocation(is.rules, day);
      const had = was.start && at >= was.start ? pickAllocation(was.rules, day) : null;
      if (chosen?.id !== had?.id || chosen?.amount !== had?.amount || chosen?.expiry !== had?.expiry) touched = true;
      const { end, endsAt } = periodOf(chosen ?? MONTHLY, at);
      if (chosen && chosen.amount > 0) grants.push({ at, amount: chosen.amount, endsAt });
      last = chosen ?? last;
      at = end;
    }
    return { grants, touched, last };
  };
}

/** Whom which rule would have handed out what, when, with one rule more or another in its place. */
export function grantsWithRule(
  { rule, replaces }: { rule: RuleRow; replaces: string | undefined },
  rules: readonly RuleRow[],
  span: Span,
) {
  const walk = walker(span);
  const others = rules.filter(({ id }) => id !== replaces);
  return ({ asked, rule_ids, joined_at }: PastRow): Granted => {
    const fit = (list: readonly RuleRow[]) => list.filter(({ id }) => rule_ids.includes(id));
    const start = joined_at && joined_at > span.from ? joined_at : span.from;
    const found = walk({ rules: fit(rules), start }, { rules: asked ? [...fit(others), rule] : fit(others), start });
    return { ...found, touched: found.touched || found.last === rule };
  };
}

/** The same with the rules as they are, where other people take part or points to give last differently. */
export function grantsWithSettings(
  { joinerWaitDays, allocationExpiry }: TakingPart,
  rules: readonly RuleRow[],
  span: Span,
) {
  const walk = walker(span);
  const changed = rules.map((rule) => (rule.asSettings ? { ...rule, expiry: allocationExpiry } : rule));
  return ({ asked, takes_part, rule_ids, joined_at }: PastRow): Granted => {
    const fit = (list: readonly RuleRow[]) => list.filter(({ id }) => rule_ids.includes(id));
    const start = (takesPart: boolean, days: number) => {
      if (!takesPart) return null;
      const first = joined_at && new Date(joined_at.getTime() + days * DAY);
      if (!first || first <= span.from) return span.from;
      return first < span.to ? first : null;
    };
    return walk(
      { rules: fit(rules), start: start(takes_part, joinerWaitDays.was) },
      { rules: fit(changed), start: start(asked, joinerWaitDays.is) },
    );
  };
}
