import type { Output } from "@plaudit/api/endpoint.ts";
import type { GiftDryRun, pointsGiftEndpoints } from "@plaudit/api/points-gift.ts";
import { AfterCommit } from "../../after-commit.ts";
import type { TenantCtx } from "../../context.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { fieldError } from "../../error.ts";
import { daysBetween } from "../../occasion-days.ts";
import { teamsByIds } from "../directory/index.ts";
import { bankBalance, checkAudience, isoDate, lastSpan, rolledBack, storedAudience } from "../points/index.ts";
import { NEW, type ProposedRule, type ReplayedRow, replayedGifts, stepsOfRules } from "./due-queries.ts";

type Asked = Output<(typeof pointsGiftEndpoints)["POST /points/giftRules/dryRun"]["body"]>;
const WEEK = 7 * 86_400_000;
/** Of countries and teams: those in which most of it went. */
const LISTED = 8;

const both = (rows: readonly ReplayedRow[], of: "gifts" | "people" | "points") => {
  const sum = (proposed: boolean) => rows.reduce((all, row) => (row.proposed === proposed ? all + row[of] : all), 0);
  return { was: sum(false), is: sum(true) };
};

/** Everyone whose day it was, by the query that finds who is to be paid; what was paid beside it. */
async function replay(db: TenantDb, proposed: ProposedRule, span: { from: Date; to: Date; weeks: number }) {
  const { source } = proposed;
  const others = (await stepsOfRules(db)).filter((one) => one.source === source);
  const steps = [...new Set([...others, ...proposed.steps].map(({ at }) => at))];
  const kind = { source, steps, days: daysBetween(span.from, span.to) };
  return db.query<ReplayedRow>(replayedGifts(db, kind, { ...span, proposed }));
}

export async function dryRunGift(
  ctx: TenantCtx,
  { id = NEW, audience, ...asked }: Asked,
): Promise<AfterCommit<GiftDryRun>> {
  const { now } = ctx;
  const zone = ctx.tenant.timezone;
  await checkAudience(ctx, "audience", audience);
  const balance = await bankBalance(ctx.db, asked.bankId);
  if (balance === null) throw fieldError("bankId", "unknown", "bank.missing");
  const { from, to } = lastSpan(now, zone, "quarter");
  const weeks = Math.floor((to.getTime() - from.getTime()) / WEEK);
  // Had it held: from the first day that is replayed on.
  const proposed = { ...asked, id, audience: storedAudience(audience), startsOn: "0001-01-01" };
  return new AfterCommit(async (signal) => {
    const { rows, teams } = await rolledBack(ctx, signal, async (db) => {
      const rows = await replay(db, proposed, { from, to, weeks });
      signal.throwIfAborted();
      const ids = rows.flatMap(({ part, key }) => (part === "team" ? key : []));
      return { rows, teams: await teamsByIds({ ...ctx, db }, [...new Set(ids)]) };
    });
    const parts = Map.groupBy(rows, ({ part }) => part);
    const all = parts.get("all") ?? [];
    const spread = (part: "country" | "team", nameOf: (key: string) => string | undefined) =>
      [...Map.groupBy(parts.get(part) ?? [], ({ key }) => key)]
        .flatMap(([key, of]) => {
          const name = nameOf(key);
          return name === undefined ? [] : [{ id: key, name, people: both(of, "people"), points: both(of, "points") }];
        })
        .toSorted((a, b) => b.points.is + b.points.was - a.points.is - a.points.was || (a.id < b.id ? -1 : 1))
        .slice(0, LISTED);
    const byWeek = Map.groupBy(parts.get("week") ?? [], ({ key }) => Number(key));
    const points = both(all, "points");
    const fromBank = both(parts.get("bank") ?? [], "points");
    return {
      from: isoDate(from, zone),
      to: isoDate(new Date(to.getTime() - 1), zone),
      weeks: Array.from({ length: weeks }, (_, n) => ({
        day: isoDate(new Date(from.getTime() + n * WEEK), zone),
        ...both(byWeek.get(n) ?? [], "points"),
      })),
      gifts: both(all, "gifts"),
      people: both(all, "people"),
      points,
      bank: { was: balance, is: balance + fromBank.was - fromBank.is },
      countries: spread("country", (key) => key),
      teams: spread("team", (key) => teams.get(key)?.name),
    };
  });
}
