import { type Liabilities, type LiabilityAge, liabilityAges } from "@plaudit/api/liability.ts";
import type { TenantCtx } from "../../context.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { teamsByIds } from "../directory/index.ts";
import { storedSettings, worthIn } from "../points/index.ts";
import { AHEAD, type Count, count, LATER, NEVER } from "./count.ts";
import { type Part, storedCount, storedMonths, storedParts, teamsStored } from "./queries.ts";
import { type Forecast, likelyLapse } from "./rules/likely-lapse.ts";
import { monthOf, monthsFrom } from "./rules/months.ts";
import { pastMonths } from "./rules/past-months.ts";

/** A ledger of so few entries is summed whenever somebody asks; a larger one once a day. */
const FEW = 20_000;
const TEAMS = 20;
const MONTHS = 12;

interface Found extends Count {
  teams: number;
}
const mostFirst = (a: Part, b: Part) => b.points - a.points || (a.key < b.key ? -1 : 1);

async function find(ctx: TenantCtx, teams: number): Promise<Found> {
  const { db } = ctx;
  const last = await storedCount(db);
  if (!last || last.counted < FEW) {
    const now = await count(ctx);
    const parts = now.parts.toSorted(mostFirst);
    const inTeams = parts.filter(({ part }) => part === "team");
    const shown = [...parts.filter(({ part }) => part !== "team"), ...inTeams.slice(0, teams)];
    return { ...now, parts: shown, teams: inTeams.length };
  }
  const [months, parts, all] = await Promise.all([storedMonths(db), storedParts(db, teams), teamsStored(db)]);
  return { ...last, months, parts: parts.toSorted(mostFirst), teams: all };
}

const forecastsOf = (db: TenantDb) =>
  db.query<Forecast>({
    name: "liability_forecasts",
    text: "select f.made, f.month, f.points from liability_forecasts f where f.tenant_id = $1",
    values: [db.tenantId],
  });

/** The twelve months up to an instant. */
function lastMonths(at: Date, zone: string) {
  const yearAgo = new Date(at.getTime() - 340 * 86_400_000);
  return monthsFrom(yearAgo, zone, ({ start }) => start > at).slice(-MONTHS);
}

/** As it was counted last, with so many teams. */
export async function showLiability(ctx: TenantCtx, teams = TEAMS): Promise<Liabilities> {
  const { db } = ctx;
  const [found, { row: settings }, forecasts] = await Promise.all([
    find(ctx, teams),
    storedSettings(db),
    forecastsOf(db),
  ]);
  const of = (part: Part["part"]) => found.parts.filter((one) => one.part === part);
  const inTeams = of("team");
  const named = await teamsByIds(
    ctx,
    inTeams.flatMap(({ key }) => key || []),
  );
  const now = monthOf(found.countedAt, found.timezone);
  const all = monthsFrom(found.countedAt, found.timezone, (_, n) => n >= AHEAD).map(({ name }) => name);
  const past = lastMonths(found.countedAt, found.timezone);
  const lapsed = new Map(
    found.months.filter(({ type }) => type === "expire_redeemable").map(({ month, debits }) => [month, debits]),
  );
  const due = new Map(of("lapse").map(({ key, points }) => [key, points]));
  const ages = new Map(of("age").map(({ key, points }) => [key as LiabilityAge, points]));
  return {
    countedAt: found.countedAt.toISOString(),
    points: found.balances,
    people: found.people,
    worth: settings.worth[0] ?? null,
    proof: {
      ties:
        found.entries === found.balances &&
        found.lots === found.balances &&
        found.total === 0 &&
        found.wrongAccounts === 0 &&
        found.changedMonths.length === 0,
      entries: found.entries,
      balances: found.balances,
      lots: found.lots,
      sum: found.total,
      accounts: found.wrongAccounts,
      months: found.changedMonths,
      counted: found.counted,
    },
    months: pastMonths(past, found.months),
    ages: liabilityAges.map((age) => ({ age, points: ages.get(age) ?? 0 })),
    countries: of("country").map(({ key, points, people }) => ({
      country: key || null,
      points,
      people,
      worth: worthIn(key || null, settings.worth),
    })),
    teams: inTeams.flatMap(({ key, points, people }) => {
      const team = named.get(key);
      if (key && !team) return [];
      return [{ team: team ? { id: team.id, name: team.name } : null, points, people }];
    }),
    moreTeams: found.teams - inTeams.length,
    expiry: settings.redeemableExpiry,
    lapses: all.map((month) => {
      const points = due.get(month) ?? 0;
      return { month, points, likely: likelyLapse(month, points, { now, forecasts, lapsed }) };
    }),
    later: due.get(LATER) ?? 0,
    never: due.get(NEVER) ?? 0,
  };
}
