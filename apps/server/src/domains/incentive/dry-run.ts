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
  bankId: string;
  country: string | null;
  teams: string | null;
}

const WEEK = 7 * 86_400_000;
const LISTED = 8;

/**
 * What banks paid for incentives, in its order: a range of each bank's own entries of that kind. People and their teams
 * are looked at once, not with every payment.
 */
const paidIn = (db: TenantDb, since: Date, to: Date) =>
  db.query<Paid>({
    name: "incentive_paid_in",
    text: `with people as materialized (
        select m.id, m.country, md5(m.id::text || '/redeemable/')::uuid as account_id, t.teams
        from tenant_members m left join (
          select x.member_id, string_agg(x.team_id::text, ',') as teams from team_members x where x.tenant_id = $1 group by x.member_id
        ) t on t.member_id = m.id
        where m.tenant_id = $1)
      select e.created_at as at, b.id as "bankId", p.id as "memberId", r.amount::float8 as amount, p.country, p.teams
      from points_budget_items b
      join points_entries e on e.tenant_id = $1 and e.account_id = md5(b.id::text || '/fund/')::uuid
        and e.type = 'incentive' and e.created_at >= $2 and e.created_at < $3
      join points_entries r on r.tenant_id = $1 and r.transaction_id = e.transaction_id and r.amount > 0
      join people p on p.account_id = r.account_id
      where b.tenant_id = $1 and b.source = 'pointsBank' order by e.created_at, p.id`,
    values: [db.tenantId, since, to],
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
      const paid = await paidIn(db, limitsFrom(from, from).window, to);
      signal.throwIfAborted();
      const months: { start: Date; end: Date }[] = [];
      // A calendar is asked once a month, not once a payment.
      const monthOf = (at: Date) => {
        const known = months.find(({ start, end }) => start <= at && at < end) ?? periodAt(at, zone, "month");
        if (!months.includes(known)) months.push(known);
        return known.start;
      };
      for (const { payment, verdict } of replayPayments(paid, { from, limits, monthOf })) {
        const { at, amount, memberId, country } = payment;
        const least = verdict === "paid" ? 1 : 0;
        const most = verdict === "claimMax" ? 0 : 1;
        const range = { was: amount, least: amount * least, most: amount * most };
        const week = byWeek[Math.min(weeks - 1, Math.floor((at.getTime() - from.getTime()) / WEEK))];
        if (week) add(week, range);
        add(payments, { was: 1, least, most });
        add(points, range);
        // Those of a bank that an incentive names itself stay with it.
        if (payment.bankId === row.incentiveBankId) add(fromBank, range);
        add(within(people, memberId), range);
        add(within(countries, country ?? ""), range);
        for (const id of payment.teams?.split(",") ?? []) add(within(teams, id), range);
        if (verdict !== "paid") held[verdict] += 1;
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
