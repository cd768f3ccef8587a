import type { AudienceBody, DryRun } from "@plaudit/api/points-budget.ts";
import { AfterCommit } from "../../after-commit.ts";
import type { TenantCtx } from "../../context.ts";
import { teamsByIds } from "../directory/index.ts";
import { allocationRules, type RuleRow } from "./account-queries.ts";
import { checkAudience, storedAudience } from "./audience.ts";
import { type SettingsRow, storedSettings } from "./budget-settings.ts";
import { type PastRow, pastOf } from "./dry-run-queries.ts";
import { lastSpan, rolledBack, type Span } from "./rolled-back.ts";
import { allocationEnd, type Expiry, isoDate, type Period, periodAt } from "./rules/periods.ts";
import { pickAllocation } from "./rules/pick-allocation.ts";
import { readGrants, readSends } from "./rules/read-past.ts";
import { type Grant, type Limits, replaySends } from "./rules/replay-sends.ts";
import { tally } from "./rules/tally.ts";
import type { Audience } from "./tables.ts";

interface ProposedRule {
  audience: AudienceBody;
  amount: number;
  period: Period;
  startsOn: string;
  expiry: Expiry | null;
  rollOverCap: number | null;
  /** The rule that it would replace. */
  id?: string | undefined;
}
type Rule = RuleRow & { rollOverCap: number | null };
interface Proposal {
  rule: Rule | null;
  replaces: string | undefined;
  audience: Audience | null;
  limits: Limits;
}

const WEEK = 7 * 86_400_000;
const PAGE = 5_000;
const FIRST = "00000000-0000-0000-0000-000000000000";
const NEW = "~";

/** Whom which rule would have handed out what, when: as the allocation does it, one period after the other. */
function granter({ rule, replaces }: Proposal, rules: readonly RuleRow[], { from, to, zone }: Span) {
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
  const periodOf = (of: RuleRow, at: Date) => {
    const key = `${of.period} ${of.expiry} ${monthOf(at).getTime()}`;
    const known = periods.get(key) ?? {
      end: periodAt(at, zone, of.period).end,
      endsAt: allocationEnd(at, zone, of.period, of.expiry),
    };
    periods.set(key, known);
    return known;
  };
  const others = rules.filter(({ id }) => id !== replaces);
  return ({ asked, rule_ids, joined_at }: PastRow): { grants: Grant[]; touched: boolean } => {
    const fitting = others.filter(({ id }) => rule_ids.includes(id));
    const proposed: RuleRow[] = asked && rule ? [...fitting, rule] : fitting;
    const grants: Grant[] = [];
    let touched = false;
    for (let at = joined_at && joined_at > from ? joined_at : from; at < to; ) {
      const chosen = pickAllocation(proposed, dayOf(at));
      const had = pickAllocation(replaces ? rules.filter(({ id }) => rule_ids.includes(id)) : fitting, dayOf(at));
      if (chosen?.id !== had?.id || chosen === rule) touched = true;
      const { end, endsAt } = periodOf(chosen ?? MONTHLY, at);
      if (chosen && chosen.amount > 0) grants.push({ at, amount: chosen.amount, endsAt });
      at = end;
    }
    return { grants, touched };
  };
}
/** The pace at which somebody without a rule is looked at again. */
const MONTHLY: RuleRow = { id: "", amount: 0, period: "month", startsOn: "", expiry: "month" };

async function replay(ctx: TenantCtx, proposal: Proposal, signal: AbortSignal, now: Date): Promise<DryRun> {
  const zone = ctx.tenant.timezone;
  const span = lastSpan(now, zone, proposal.rule?.period ?? "quarter");
  const { from, to } = span;
  const weeks = Math.max(1, Math.floor((to.getTime() - from.getTime()) / WEEK));
  const weekOf = (at: Date) => Math.min(weeks - 1, Math.floor((at.getTime() - from.getTime()) / WEEK));
  const added = tally(weeks);
  let owed = 0;
  const { done, teams } = await rolledBack(ctx, async (db) => {
    const rules = await allocationRules(db);
    const grantsOf = granter(proposal, rules, span);
    const { audience } = proposal;
    const page = (after: string) => pastOf(db, { from, to, after, size: PAGE, audience, lots: proposal.rule === null });
    for (let coming: Promise<PastRow[]> | null = page(FIRST); coming; ) {
      const rows: PastRow[] = await coming;
      signal.throwIfAborted();
      const last = rows.at(-1);
      // The database reads the next page while this one is replayed.
      coming = last && rows.length === PAGE ? page(last.id) : null;
      for (const row of rows) {
        added.person(personOf(row, { proposal, grantsOf, span, weeks, weekOf }));
        owed += row.owed;
      }
    }
    const done = added.finish();
    const teams = await teamsByIds(
      { ...ctx, db },
      done.teams.map(({ id }) => id),
    );
    return { done, teams };
  });
  const { all, cut, given } = done;
  const per = (id: string, name: string, of: (typeof done.teams)[number]) => ({ ...of, id, name });
  return {
    from: isoDate(from, zone),
    to: isoDate(new Date(to.getTime() - 1), zone),
    weeks: done.weeks.map((week, n) => ({ ...week, day: isoDate(new Date(from.getTime() + n * WEEK), zone) })),
    handed: { was: all.handedWas, is: all.handedIs },
    reached: { was: all.reachedWas, is: all.reachedIs },
    given,
    sends: all.sends,
    cutSends: { was: cut.sendsWas, is: cut.sendsIs },
    cutPeople: { was: cut.peopleWas, is: cut.peopleIs },
    owed: {
      was: owed,
      least: Math.max(0, owed + given.least - given.was),
      most: Math.max(0, owed + given.most - given.was),
    },
    countries: done.countries.map((of) => per(of.id, of.id, of)),
    teams: done.teams.flatMap((of) => {
      const team = teams.get(of.id);
      return team ? [per(of.id, team.name, of)] : [];
    }),
  };
}

interface Replayed {
  proposal: Proposal;
  grantsOf: ReturnType<typeof granter>;
  span: Span;
  weeks: number;
  weekOf: (at: Date) => number;
}

function personOf(row: PastRow, { proposal, grantsOf, span, weeks, weekOf }: Replayed) {
  const { rule, limits } = proposal;
  const { from, zone } = span;
  const was = new Array<number>(weeks).fill(0);
  const replayed = new Array<number>(weeks).fill(0);
  const past = readSends(row.sent);
  const handedWas = row.handed;
  const { grants, touched } = rule ? grantsOf(row) : { grants: readGrants(row.lots), touched: past.length > 0 };
  const handedIs = rule && touched ? grants.reduce((sum, { amount }) => sum + amount, 0) : handedWas;
  const sends = past.filter(({ at }) => at >= from);
  let [cutWas, cutIs] = [0, 0];
  for (const { at, parts } of sends) {
    const week = weekOf(at);
    was[week] = (was[week] ?? 0) + parts.reduce((sum, { amount }) => sum + amount, 0);
    if (parts.some(({ amount, asked }) => amount < asked)) cutWas += 1;
  }
  const of = {
    country: row.country,
    teamIds: row.teams?.split(",") ?? [],
    present: row.present,
    was,
    handedWas,
    handedIs,
  };
  if (!touched || sends.length === 0)
    return {
      ...{ ...of, least: was, most: was, sends: sends.length, cutWas, cutIs: cutWas },
      // Who gave nothing of what they had gives nothing of more; who had nothing may give.
      unknown: touched && handedWas === 0 ? handedIs : 0,
    };
  const { opening } = row;
  for (const send of replaySends({
    ...{ from, grants, sends: past, limits, rollOverCap: rule?.rollOverCap ?? null },
    opening: { amount: opening, endsAt: row.opening_ends },
    keptUntil: (at) => (rule ? allocationEnd(at, zone, rule.period, rule.expiry) : null),
  })) {
    const week = weekOf(send.at);
    replayed[week] = (replayed[week] ?? 0) + send.is;
    if (send.cut) cutIs += 1;
  }
  const total = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);
  const had = opening + handedWas;
  const ratio = had > 0 ? (opening + handedIs) / had : 1;
  const shared = was.map(
    (amount) => amount * Math.min(ratio, total(was) > 0 ? (opening + handedIs) / total(was) : ratio),
  );
  const [least, most] = total(replayed) <= total(shared) ? [replayed, shared] : [shared, replayed];
  return { ...of, least, most, sends: sends.length, cutWas, cutIs, unknown: 0 };
}

const limitsOf = ({ restrictionLimit, recognitionMax, endorsementCap }: SettingsRow): Limits => ({
  ...{ restrictionLimit, recognitionMax, endorsementCap },
});

export async function dryRunRule(
  ctx: TenantCtx,
  { id, audience, ...asked }: ProposedRule,
): Promise<AfterCommit<DryRun>> {
  await checkAudience(ctx, "audience", audience);
  const { row } = await storedSettings(ctx.db);
  const { now } = ctx;
  // Had it held: from the first day that is replayed on.
  const expiry = asked.expiry ?? row.allocationExpiry;
  const rule = { ...asked, expiry, startsOn: "0001-01-01", id: id ?? NEW };
  const proposal = { rule, replaces: id, audience: storedAudience(audience), limits: limitsOf(row) };
  return new AfterCommit((signal) => replay(ctx, proposal, signal, now));
}

export async function dryRunLimits(ctx: TenantCtx, limits: Limits): Promise<AfterCommit<DryRun>> {
  await storedSettings(ctx.db);
  const { now } = ctx;
  const proposal = { rule: null, replaces: undefined, audience: null, limits };
  return new AfterCommit((signal) => replay(ctx, proposal, signal, now));
}
