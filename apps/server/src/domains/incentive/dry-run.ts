import type { Output } from "@plaudit/api/endpoint.ts";
import type { IncentiveDryRun, incentiveEndpoints } from "@plaudit/api/incentive.ts";
import { AfterCommit } from "../../after-commit.ts";
import type { TenantCtx } from "../../context.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { fieldError } from "../../error.ts";
import { teamsByIds } from "../directory/index.ts";
import { bankBalance, isoDate, lastSpan, periodAt, rolledBack, storedSettings } from "../points/index.ts";
import { limitsFrom } from "./rules/limits-from.ts";
import { type Payment, replayPayments } from "./rules/replay-payments.ts";

type Asked = Output<(typeof incentiveEndpoints)["POST /incentive/limits/dryRun"]["body"]>;
interface Paid extends Payment {
  /** By the bank that the settings name now; what an incentive's own bank paid stays with that. */
  byBank: boolean;
}
interface Payee {
  id: string;
  country: string | null;
  teams: string[] | null;
}

const WEEK = 7 * 86_400_000;
const LISTED = 8;

/** What was paid then, in its order, also what was taken back later. */
const paidIn = (db: TenantDb, since: Date, to: Date, bankId: string | null) =>
  db.query<Paid>({
    name: "incentive_paid_in",
    text: `select (extract(epoch from settled_at) * 1000)::float8 as at, member_id as "memberId", points as amount,
        budget_item_id is not distinct from $4::uuid as "byBank"
      from incentive_claims
      where tenant_id = $1 and status in ('approved', 'reversed') and settled_at >= $2 and settled_at < $3
      order by settled_at, id`,
    values: [db.tenantId, since, to, bankId],
  });

/** People and their teams are looked at once, not with every payment. */
const payeesIn = (db: TenantDb, from: Date, to: Date) =>
  db.query<Payee>({
    name: "incentive_payees_in",
    text: `select m.id, m.country, t.teams from tenant_members m
      left join (select member_id, array_agg(team_id::text) as teams from team_members where tenant_id = $1 group by member_id) t
        on t.member_id = m.id
      where m.tenant_id = $1 and m.id in (select member_id from incentive_claims
        where tenant_id = $1 and status in ('approved', 'reversed') and settled_at >= $2 and settled_at < $3)`,
    values: [db.tenantId, from, to],
  });

const none = () => ({ was: 0, least: 0, most: 0 });
type Range = ReturnType<typeof none>;
const add = (to: Range, { was, least, most }: Range) => {
  to.was += was;
  to.least += least;
  to.most += most;
};
const within = <K>(map: Map<K, Range>, key: K) => {
  const found = map.get(key) ?? none();
  map.set(key, found);
  return found;
};

/** What is held back waits for the next month, or is claimed again: at most all of it is paid later, but for claims that are too high. */
export async function dryRunIncentives(
  ctx: TenantCtx,
  { incentiveBankId: bankId, ...limits }: Asked,
): Promise<AfterCommit<IncentiveDryRun>> {
  const { now } = ctx;
  const zone = ctx.tenant.timezone;
  const { row } = await storedSettings(ctx.db);
  const balance = bankId ? await bankBalance(ctx.db, bankId) : null;
  if (bankId && balance === null) throw fieldError("incentiveBankId", "unknown", "bank.missing");
  const { from, to } = lastSpan(now, zone, "quarter");
  const weeks = Math.floor((to.getTime() - from.getTime()) / WEEK);
  return new AfterCommit(async (signal) => {
    const byWeek = Array.from({ length: weeks }, none);
    const [payments, points, fromBank] = [none(), none(), none()];
    const [people, countries, teams] = [new Map<string, Range>(), new Map<string, Range>(), new Map<string, Range>()];
    const held = { claimMax: 0, monthMax: 0, personMax: 0 };
    const named = await rolledBack(ctx, signal, async (db) => {
      // What came before counts towards the limit of one person alone.
      const since = limits.incentivePersonMax === null ? from : limitsFrom(from, from).window;
      const [paid, payees] = await Promise.all([paidIn(db, since, to, row.incentiveBankId), payeesIn(db, from, to)]);
      signal.throwIfAborted();
      const months: { start: number; end: number }[] = [];
      // A calendar is asked once a month, not once a payment.
      const monthOf = (at: number) => {
        const known = months.find(({ start, end }) => start <= at && at < end);
        if (known) return known.start;
        const { start, end } = periodAt(new Date(at), zone, "month");
        months.push({ start: start.getTime(), end: end.getTime() });
        return start.getTime();
      };
      for (const { payment, verdict } of replayPayments(paid, { from: from.getTime(), limits, monthOf })) {
        const { at, amount, memberId } = payment;
        const least = verdict === "paid" ? 1 : 0;
        const most = verdict === "claimMax" ? 0 : 1;
        const range = { was: amount, least: amount * least, most: amount * most };
        const week = byWeek[Math.min(weeks - 1, Math.floor((at - from.getTime()) / WEEK))];
        if (week) add(week, range);
        add(payments, { was: 1, least, most });
        if (payment.byBank) add(fromBank, range);
        add(within(people, memberId), range);
        if (verdict !== "paid") held[verdict] += 1;
      }
      for (const { id, country, teams: of } of payees) {
        const range = within(people, id);
        add(points, range);
        add(within(countries, country ?? ""), range);
        for (const team of of ?? []) add(within(teams, team), range);
      }
      return teamsByIds({ ...ctx, db }, [...teams.keys()]);
    });
    const reached = none();
    for (const { was, least, most } of people.values())
      add(reached, { was: Math.sign(was), least: Math.sign(least), most: Math.sign(most) });
    const spread = (map: Map<string, Range>, nameOf: (id: string) => string | undefined) =>
      [...map]
        .flatMap(([id, of]) => {
          const name = nameOf(id);
          return name === undefined ? [] : [{ id, name, ...of }];
        })
        .toSorted((a, b) => b.was - a.was || (a.id < b.id ? -1 : 1))
        .slice(0, LISTED);
    const stays = bankId === row.incentiveBankId ? fromBank.was : 0;
    return {
      from: isoDate(from, zone),
      to: isoDate(new Date(to.getTime() - 1), zone),
      weeks: byWeek.map((of, n) => ({ ...of, day: isoDate(new Date(from.getTime() + n * WEEK), zone) })),
      ...{ payments, points, people: reached, held },
      bank:
        balance === null
          ? null
          : { was: balance, least: balance + stays - fromBank.most, most: balance + stays - fromBank.least },
      countries: spread(countries, (id) => id),
      teams: spread(teams, (id) => named.get(id)?.name),
    };
  });
}
