import type { Output } from "@plaudit/api/endpoint.ts";
import { type GiftSource, giftSources } from "@plaudit/api/gift-sources.ts";
import type { GiftEstimate, GiftOutlook, pointsGiftEndpoints } from "@plaudit/api/points-gift.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { fieldError } from "../../error.ts";
import { daysBetween } from "../../occasion-days.ts";
import { peopleByIds } from "../directory/index.ts";
import { bankBalance, checkAudience, countIn, isoDate, storedAudience } from "../points/index.ts";
import { type ComingRow, comingGifts, NEW, type ProposedRule, stepsOfRules } from "./due-queries.ts";
import { giftRuleRows } from "./queries.ts";
import { byMonth, byStep, firstDay, runsOut, sumOf } from "./rules/sum-coming.ts";

type Asked = Output<(typeof pointsGiftEndpoints)["POST /points/giftRules/estimate"]["body"]>;
const DAY = 86_400_000;

function yearFrom(now: Date): Span {
  const to = new Date(now);
  to.setUTCFullYear(now.getUTCFullYear() + 1);
  return { after: now, to };
}

interface Span {
  after: Date;
  to: Date;
}
interface Wanted {
  state?: "on" | "off";
  proposed?: ProposedRule | null;
  sources?: readonly GiftSource[];
}
/** Gifts to come by the rules that are on, or by those that are off as if they were on. */
export async function comingOf(
  db: TenantDb,
  { after, to }: Span,
  { state = "on", proposed = null, sources = giftSources }: Wanted,
): Promise<ComingRow[]> {
  const days = daysBetween(after, to);
  const counted = await stepsOfRules(db, state);
  const rows = await Promise.all(
    sources.map(async (source) => {
      const replaced = proposed?.source === source ? proposed : null;
      const steps = [...counted.filter((one) => one.source === source), ...(replaced?.steps ?? [])].map(({ at }) => at);
      if (steps.length === 0) return [];
      const kind = { source, steps: [...new Set(steps)], days };
      return db.query<ComingRow>(comingGifts(db, kind, { after, to, state, proposed: replaced }));
    }),
  );
  return rows.flat();
}

async function paidThisYear({ db, now, tenant }: TenantCtx) {
  const [found] = await db.rows<{ gifts: number; points: number }>(sql`
    select count(*)::int as gifts, coalesce(sum(g.amount), 0)::float8 as points from points_gifts g
    where g.tenant_id = ${db.tenantId}
      and g.created_at >= date_trunc('year', ${now}::timestamptz at time zone ${tenant.timezone}) at time zone ${tenant.timezone}`);
  return found ?? { gifts: 0, points: 0 };
}

export async function readOutlook(ctx: TenantCtx): Promise<GiftOutlook> {
  const { db, now, tenant } = ctx;
  const [rules, on, off, paid] = await Promise.all([
    giftRuleRows(db),
    comingOf(db, yearFrom(now), {}),
    comingOf(db, yearFrom(now), { state: "off" }),
    paidThisYear(ctx),
  ]);
  const all = Map.groupBy([...on, ...off], ({ ruleId }) => ruleId);
  const firsts = new Map(rules.map(({ id }) => [id, firstDay(all.get(id) ?? [])]));
  const names = await peopleByIds(ctx, [...new Set([...firsts.values()].flatMap((first) => first?.memberId ?? []))]);
  const end = isoDate(new Date(now.getTime() + 7 * DAY), tenant.timezone);
  const week = on.filter(({ day }) => day <= end);
  const banks = new Map(
    rules
      .filter(({ pausedAt }) => !pausedAt)
      .map(({ bankId: id, bankName: name, balance }) => [id, { id, name, balance }]),
  );
  return {
    week: {
      ...sumOf(week),
      bySource: [...Map.groupBy(week, ({ source }) => source)].map(([source, rows]) => ({
        source,
        gifts: sumOf(rows).gifts,
      })),
    },
    year: sumOf(on),
    paid,
    rules: rules.map(({ id }) => {
      const rows = all.get(id) ?? [];
      const first = firsts.get(id);
      const member = (first?.memberId && names.get(first.memberId)) || null;
      const next = first && { day: first.day, at: first.at, member, others: first.gifts - (member ? 1 : 0) };
      return { id, ...sumOf(rows), steps: byStep(rows), next: next ?? null };
    }),
    banks: [...banks.values()].map((bank) => ({
      ...bank,
      lastsUntil: runsOut(
        on.filter(({ bankId }) => bankId === bank.id),
        bank.balance,
      ),
    })),
  };
}

export async function estimateRule(ctx: TenantCtx, { id = NEW, audience, ...asked }: Asked): Promise<GiftEstimate> {
  const { db, now, tenant } = ctx;
  await checkAudience(ctx, "audience", audience);
  const today = isoDate(now, tenant.timezone);
  const stored = storedAudience(audience);
  const proposed = { ...asked, id, audience: stored, startsOn: today };
  const [rows, people, balance] = await Promise.all([
    comingOf(db, yearFrom(now), { proposed }),
    countIn(db, stored),
    bankBalance(db, asked.bankId),
  ]);
  if (balance === null) throw fieldError("bankId", "unknown", "bank.missing");
  const own = rows.filter(({ ruleId }) => ruleId === id);
  return {
    ...sumOf(own),
    audience: people,
    steps: byStep(own),
    months: byMonth(own, today),
    lastsUntil: runsOut(
      rows.filter(({ bankId }) => bankId === asked.bankId),
      balance,
    ),
  };
}
