import type { CulturePeriod } from "@plaudit/api/culture.ts";
import type { Recognition } from "@plaudit/api/recognition.ts";
import { and, desc, eq, gte, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { isoDate } from "../points/index.ts";
import { presentQuality, type QualityRow, qualityColumns } from "../value/index.ts";
import { keepLarge } from "./keep-large.ts";
import { drawable } from "./month-queries.ts";
import { presentRecognitions } from "./present.ts";
import { goalOf } from "./summary-queries.ts";
import { recognitionMonths } from "./tables.ts";

type MonthRow = typeof recognitionMonths.$inferSelect;
const QUALITIES = 12;
const MONTHS_MOST = 120;

const addMonths = (month: string, by: number): string => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
};
const thisMonth = ({ now, tenant }: TenantCtx) => isoDate(now, tenant.timezone).slice(0, 7);

/** Newest first. */
function monthRows(ctx: TenantCtx, period: CulturePeriod): Promise<MonthRow[]> {
  const { db } = ctx;
  const { tenantId, month } = recognitionMonths;
  const first = period === "all" ? "" : addMonths(thisMonth(ctx), 1 - Number(period));
  return db.orm
    .select()
    .from(recognitionMonths)
    .where(and(eq(tenantId, db.tenantId), gte(month, first)))
    .orderBy(desc(month))
    .limit(MONTHS_MOST);
}

const keepPeople = keepLarge((people: number) => people);
/** Active members. */
const peopleOf = ({ db }: TenantCtx): Promise<number> =>
  keepPeople(db.tenantId, async () => {
    const [row] = await db.rows<{ people: number }>(sql`
      select (select count(*)::int from tenant_members m where m.tenant_id = ${db.tenantId} and m.status <> 'archived')
        - (select count(*)::int from tenant_members m where m.tenant_id = ${db.tenantId} and m.suspended_at is not null
          and m.status <> 'archived') as people`);
    return row?.people ?? 0;
  });

const qualitiesById = async ({ db }: TenantCtx, ids: string[]): Promise<Map<string, QualityRow>> => {
  const rows = await db.rows<QualityRow>(sql`
    select ${qualityColumns} from recognition_qualities q
    where q.tenant_id = ${db.tenantId} and q.id = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Most often first. */
function totalsOf(rows: MonthRow[]): { id: string; total: number }[] {
  const totals = new Map<string, number>();
  for (const { qualities } of rows)
    for (const [id, count] of Object.entries(qualities)) totals.set(id, (totals.get(id) ?? 0) + count);
  return [...totals]
    .map(([id, total]) => ({ id, total }))
    .sort((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1))
    .slice(0, QUALITIES);
}

/** None left out, whether it has recognitions or not. */
function monthsOf(ctx: TenantCtx, rows: MonthRow[], period: CulturePeriod): string[] {
  const last = thisMonth(ctx);
  const months = [period === "all" ? (rows.at(-1)?.month ?? last) : addMonths(last, 1 - Number(period))];
  for (let at = months[0] ?? last; at < last && months.length < MONTHS_MOST; months.push(at)) at = addMonths(at, 1);
  return months;
}

function flowsOf(rows: MonthRow[], shown: ReadonlySet<string>) {
  const sums = new Map<string, { fromTeamId: string; toTeamId: string; count: number }>();
  for (const { from, to, count } of rows.flatMap(({ flows }) => flows)) {
    if (!shown.has(from) || !shown.has(to)) continue;
    const sum = sums.get(`${from} ${to}`) ?? { fromTeamId: from, toTeamId: to, count: 0 };
    sums.set(`${from} ${to}`, { ...sum, count: sum.count + count });
  }
  return [...sums.values()].sort((a, b) => b.count - a.count);
}

export async function cultureOverview(ctx: TenantCtx, period: CulturePeriod) {
  const [rows, goal, people] = await Promise.all([
    monthRows(ctx, period),
    goalOf(ctx, ctx.tenant.timezone),
    peopleOf(ctx),
  ]);
  const totals = totalsOf(rows);
  const sizes = rows[0]?.teams ?? [];
  const [byId, found] = await Promise.all([
    qualitiesById(
      ctx,
      totals.map(({ id }) => id),
    ),
    drawable(
      ctx.db,
      sizes.map(({ id }) => id),
    ),
  ]);
  const teams = sizes.flatMap(({ id, people }) => {
    const team = found.find((one) => one.id === id);
    return team ? [{ ...team, people }] : [];
  });
  const months = monthsOf(ctx, rows, period);
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  const month = thisMonth(ctx);
  const { both = 0, gave = 0, received = 0 } = byMonth.get(month) ?? {};
  return {
    months,
    total: rows.reduce((sum, row) => sum + row.recognitions, 0),
    qualities: totals.flatMap(({ id, total }) => {
      const row = byId.get(id);
      const counts = months.map((at) => byMonth.get(at)?.qualities[id] ?? 0);
      return row ? [{ quality: presentQuality(row), total, counts }] : [];
    }),
    teams,
    flows: flowsOf(rows, new Set(teams.map(({ id }) => id))),
    participation: { month, people, both, gave, received },
    goal,
  };
}

const SHOWN = 3;
const LOOKED_AT = 9;

/** Leaves out recognitions that became private, hidden or deleted since they were counted. */
export async function cultureStories(
  ctx: TenantCtx,
  { period, qualityId }: { period: CulturePeriod; qualityId?: string | undefined },
) {
  const rows = await monthRows(ctx, period);
  const of = (id: string) => rows.flatMap(({ stories }) => stories[id] ?? []).slice(0, LOOKED_AT);
  const lists = qualityId ? [of(qualityId)] : totalsOf(rows).map(({ id }) => of(id));
  const found = await presentRecognitions(ctx, [...new Set(lists.flat())]);
  const results: Recognition[] = [];
  for (const list of lists) {
    const shown = list.flatMap((id) => {
      const one = found.get(id);
      return one?.tenantWide && !results.includes(one) ? [one] : [];
    });
    results.push(...shown.slice(0, qualityId ? SHOWN : 1));
  }
  return { results: results.slice(0, SHOWN) };
}
