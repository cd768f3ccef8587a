import type { AudienceBody } from "@plaudit/api/audience.ts";
import type { Output } from "@plaudit/api/endpoint.ts";
import type { pointsBudgetEndpoints } from "@plaudit/api/points-budget.ts";
import type { DryRun } from "@plaudit/api/points-facts.ts";
import { AfterCommit } from "../../after-commit.ts";
import type { TenantCtx } from "../../context.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { teamsByIds } from "../directory/index.ts";
import { allocationRules, type RuleRow } from "./account-queries.ts";
import { checkAudience, storedAudience } from "./audience.ts";
import { storedSettings } from "./budget-settings.ts";
import type { Audience } from "./budget-tables.ts";
import { type Granted, grantsWithRule, grantsWithSettings, type TakingPart } from "./dry-run-grants.ts";
import { inLanes } from "./dry-run-lanes.ts";
import { barredFrom, owedAt, type Page, type PastRow, pagesOf, pastOf, type Question } from "./dry-run-queries.ts";
import { lastSpan, rolledBack, type Span } from "./rolled-back.ts";
import { lapseEnds } from "./rules/lapse-ends.ts";
import { allocationEnd, type Expiry, isoDate, type Period } from "./rules/periods.ts";
import { readGrants, readMovements, readSends } from "./rules/read-past.ts";
import { replayLapses } from "./rules/replay-lapses.ts";
import { type Limits, replaySends } from "./rules/replay-sends.ts";
import { tally } from "./rules/tally.ts";

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
interface Proposal {
  question: Question;
  /** Points are turned off: nobody is handed any, and what was left is not given. */
  off?: boolean;
  /** Whose points are in question: of a rule, or of everything. */
  audience: Audience | null;
  limits: Limits;
  rule?: { rule: RuleRow; replaces: string | undefined };
  takingPart?: TakingPart;
  /** How long points to spend would last; none where it stays. */
  spendable?: Expiry | undefined;
}

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** Days after which points to spend have lapsed in any case: what came before needs no date. */
const OLDEST: Record<Expiry, number> = { never: 0, month: 32, quarter: 93, year: 367 };
/** People at a time: what else this process does waits no longer than these take. */
const PAGE = 2_000;
const NEW = "~";
const NOBODY: Audience = { everyone: false, memberIds: [], teamIds: [], roles: [] };

type Grants = (row: PastRow) => Granted;
type Receives = (to: number, at: Date) => boolean;

/** Who could have received points when, where that is in question. */
async function receivers(
  db: TenantDb,
  { audience, takingPart }: Proposal,
  { from }: Span,
): Promise<Receives | undefined> {
  if (!takingPart || !audience) return undefined;
  const barred = await barredFrom(db, audience, takingPart.joinerWaitDays.is, from);
  return (to, at) => at.getTime() >= (barred.get(to) ?? Number.NEGATIVE_INFINITY);
}

function granter({ rule, takingPart }: Proposal, rules: readonly RuleRow[], span: Span): Grants | null {
  if (rule) return grantsWithRule(rule, rules, span);
  return takingPart ? grantsWithSettings(takingPart, rules, span) : null;
}

async function replay(ctx: TenantCtx, proposal: Proposal, signal: AbortSignal, now: Date): Promise<DryRun> {
  const zone = ctx.tenant.timezone;
  const span = lastSpan(now, zone, proposal.rule?.rule.period ?? "quarter");
  const { from, to } = span;
  const weeks = Math.max(1, Math.floor((to.getTime() - from.getTime()) / WEEK));
  const weekOf = (at: Date) => Math.min(weeks - 1, Math.floor((at.getTime() - from.getTime()) / WEEK));
  const { question, audience, spendable } = proposal;
  const spentSince = spendable ? new Date(from.getTime() - OLDEST[spendable] * DAY) : null;
  const endOf = spendable && spentSince ? lapseEnds(spendable, spentSince, to) : null;
  const { rules, receives, owed, pages } = await rolledBack(ctx, signal, async (db) => {
    const [rules, receives, owed, pages] = await Promise.all([
      allocationRules(db),
      receivers(db, proposal, span),
      owedAt(db, to),
      pagesOf(db, PAGE),
    ]);
    return { rules, receives, owed, pages };
  });
  const grantsOf = granter(proposal, rules, span);
  const asked = { from, to, question, audience, spentSince };
  const lanes = await inLanes(ctx, pages, signal, () => {
    const added = tally(weeks);
    const spend = { left: 0, lapsedWas: 0, lapsedIs: 0 };
    const take = (rows: PastRow[]) => {
      for (const found of rows) {
        const row = proposal.off ? { ...found, opening: 0 } : found;
        added.person(personOf(row, { limits: proposal.limits, grantsOf, receives, span, weeks, weekOf }));
        if (!endOf) continue;
        const past = { from, to, opening: row.spendable, movements: readMovements(row.moved) };
        const { lapsed, left } = replayLapses({ ...past, endOf: endOf(row.zone) });
        spend.left += left;
        spend.lapsedWas += row.lapsed;
        spend.lapsedIs += lapsed;
      }
    };
    return { added, spend, take, read: (db: TenantDb, page: Page) => pastOf(db, asked, page) };
  });
  const added = tally(weeks);
  for (const lane of lanes) added.include(lane.added);
  const spent = (of: "left" | "lapsedWas" | "lapsedIs") => lanes.reduce((sum, { spend }) => sum + spend[of], 0);
  const owedIs = endOf ? spent("left") : owed;
  const done = added.finish();
  const teams = await rolledBack(ctx, signal, (db) =>
    teamsByIds(
      { ...ctx, db },
      done.teams.map(({ id }) => id),
    ),
  );
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
    // Whoever is warned may spend in time: nobody knows how many would.
    lapsed: spendable ? { was: spent("lapsedWas"), least: 0, most: spent("lapsedIs") } : null,
    owed: {
      was: owed,
      least: Math.max(0, owedIs + given.least - given.was),
      most: Math.max(0, owedIs + given.most - given.was),
    },
    countries: done.countries.map((of) => per(of.id, of.id, of)),
    teams: done.teams.flatMap((of) => {
      const team = teams.get(of.id);
      return team ? [per(of.id, team.name, of)] : [];
    }),
  };
}

interface Replayed {
  limits: Limits;
  /** None where what was handed out is not in question. */
  grantsOf: Grants | null;
  receives: Receives | undefined;
  span: Span;
  weeks: number;
  weekOf: (at: Date) => number;
}

function personOf(row: PastRow, { limits, grantsOf, receives, span, weeks, weekOf }: Replayed) {
  const { from, zone } = span;
  const was = new Array<number>(weeks).fill(0);
  const replayed = new Array<number>(weeks).fill(0);
  const past = readSends(row.sent);
  const handedWas = row.handed;
  const found = grantsOf?.(row);
  const regranted = found?.touched === true;
  const touched = grantsOf
    ? regranted || past.some(({ at, parts }) => receives && parts.some(({ to }) => !receives(to, at)))
    : past.length > 0;
  const grants = found && regranted ? found.grants : readGrants(row.lots);
  const handedIs = regranted ? grants.reduce((sum, { amount }) => sum + amount, 0) : handedWas;
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
  const last = (regranted && found?.last) || null;
  for (const send of replaySends({
    ...{ from, grants, sends: past, limits, receives, rollOverCap: last?.rollOverCap ?? null },
    opening: { amount: opening, endsAt: row.opening_ends },
    keptUntil: (at) => (last ? allocationEnd(at, zone, last.period, last.expiry) : null),
  })) {
    const week = weekOf(send.at);
    replayed[week] = (replayed[week] ?? 0) + send.is;
    if (send.cut) cutIs += 1;
  }
  const total = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);
  const had = opening + handedWas;
  const ratio = had > 0 ? (opening + handedIs) / had : 1;
  const given = total(was);
  const share = Math.min(ratio, given > 0 ? (opening + handedIs) / given : ratio);
  const shared = was.map((amount) => amount * share);
  const [least, most] = total(replayed) <= total(shared) ? [replayed, shared] : [shared, replayed];
  return { ...of, least, most, sends: sends.length, cutWas, cutIs, unknown: 0 };
}

export async function dryRunRule(
  ctx: TenantCtx,
  { id, audience, ...asked }: ProposedRule,
): Promise<AfterCommit<DryRun>> {
  await checkAudience(ctx, "audience", audience);
  const { row } = await storedSettings(ctx.db);
  const { now } = ctx;
  // Had it held: from the first day that is replayed on.
  const expiry = asked.expiry ?? row.allocationExpiry;
  const rule = { ...asked, expiry, asSettings: asked.expiry === null, startsOn: "0001-01-01", id: id ?? NEW };
  const proposal = { rule: { rule, replaces: id }, audience: storedAudience(audience), limits: row };
  return new AfterCommit((signal) => replay(ctx, { question: "rule", ...proposal }, signal, now));
}

type Asked = Output<(typeof pointsBudgetEndpoints)["POST /points/budgetSettings/dryRun"]["body"]>;

/** What is not asked about stays as it is saved. */
export async function dryRunSettings(ctx: TenantCtx, { eligible, ...asked }: Asked): Promise<AfterCommit<DryRun>> {
  await checkAudience(ctx, "eligible", eligible);
  const { row } = await storedSettings(ctx.db);
  const { now } = ctx;
  const { joinerWaitDays = row.joinerWaitDays, allocationExpiry = row.allocationExpiry, redeemableExpiry } = asked;
  const {
    restrictionLimit = row.restrictionLimit,
    recognitionMax = row.recognitionMax,
    endorsementCap = row.endorsementCap,
  } = asked;
  const limits = { restrictionLimit, recognitionMax, endorsementCap };
  const off = asked.enabled === false;
  const others = [off || undefined, eligible, asked.joinerWaitDays, asked.allocationExpiry, redeemableExpiry];
  const proposal: Proposal = others.every((one) => one === undefined)
    ? { question: "limits", audience: null, limits }
    : {
        question: "settings",
        off,
        audience: off ? NOBODY : eligible ? storedAudience(eligible) : row.eligible,
        limits,
        takingPart: { joinerWaitDays: { was: row.joinerWaitDays, is: joinerWaitDays }, allocationExpiry },
        spendable: redeemableExpiry,
      };
  return new AfterCommit((signal) => replay(ctx, proposal, signal, now));
}
