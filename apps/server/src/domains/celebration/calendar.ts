import {
  type Celebration,
  type CelebrationKind,
  type celebrationEndpoints,
  MOST_DAYS,
} from "@plaudit/api/celebration.ts";
import type { Output } from "@plaudit/api/endpoint.ts";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { TenantCtx } from "../../context.ts";
import { fieldError } from "../../error.ts";
import { peopleByIds, teamIdsOf } from "../directory/index.ts";
import { isoDate } from "../points/index.ts";
import { occasionRows, type Stretch } from "./occasions.ts";
import { activeKinds, type PreferencesRow, preferencesOf } from "./preferences.ts";
import { daysFrom, monthDays, plusDays } from "./rules/days.ts";
import { isMilestone } from "./rules/shown.ts";

/** Of each day of a month. */
const FIRST = 3;
const AHEAD = 30;
/** Of one member: what was lately, and the rest of a year, which has each of their days once. */
const OF_MEMBER = { before: 30, days: 364 };

export interface OccasionRow {
  id: string;
  kind: CelebrationKind;
  occasion: number;
  day: string;
  nameKey: string;
}
export const columns = sql`o.id, o.kind, o.occasion, o.day::text as day, o.name_key as "nameKey"`;
export const order = sql`o.name_key collate "C", o.id, o.kind`;

interface Filter {
  teamIdIn?: readonly string[] | undefined;
  memberId?: string | undefined;
}
async function seenBy(ctx: TenantCtx, stretch: Stretch, { teamIdIn = [], memberId }: Filter) {
  const { db, actor } = ctx;
  const [choices, own] = await Promise.all([preferencesOf(db), teamIdsOf(ctx, actor.memberId)]);
  const reader = { memberId: actor.memberId, teamIds: own };
  return { choices, wanted: { ...stretch, kinds: activeKinds(choices), reader, teamIds: teamIdIn, memberId } };
}

export async function presentOccasions(
  ctx: Parameters<typeof peopleByIds>[0],
  choices: PreferencesRow,
  rows: readonly OccasionRow[],
) {
  const people = await peopleByIds(ctx, [...new Set(rows.map(({ id }) => id))]);
  return rows.flatMap(({ id, kind, occasion, day }): Celebration[] => {
    const member = people.get(id);
    const count = kind === "birthday" ? 0 : occasion;
    const milestone = isMilestone(choices, kind, count);
    return member ? [{ type: kind, memberDisplayData: member, celebratedOn: day, count, milestone }] : [];
  });
}

type MonthQuery = Output<(typeof celebrationEndpoints)["GET /celebration/calendar"]["query"]>;
export async function monthOf(ctx: TenantCtx, { month: asked, teamIdIn }: MonthQuery) {
  const { choices, wanted } = await seenBy(ctx, monthDays(asked ?? isoDate(ctx.now, ctx.actor.timezone).slice(0, 7)), {
    teamIdIn,
  });
  // Each day is sorted by itself, which costs half of sorting the month.
  const rows = await occasionRows<OccasionRow & { total: number }>(
    ctx.db,
    wanted,
    (found) => sql`
      select o.id, o.kind, o.occasion, d.day::text as day, o.name_key as "nameKey", d.total
      from (
        select o.day, count(*)::int as total,
          (array_agg(row(o.id, o.kind, o.occasion, o.name_key) order by ${order}))[1:${FIRST}] as first
        from (${found}) o group by o.day) d
      cross join lateral unnest(d.first) o(id uuid, kind text, occasion int, name_key text)
      order by d.day, ${order}`,
  );
  const today = isoDate(ctx.now, ctx.actor.timezone);
  const days = [...Map.groupBy(rows, ({ day }) => day)].map(([day, [first]]) => ({ day, total: first?.total ?? 0 }));
  const results = Map.groupBy(await presentOccasions(ctx, choices, rows), ({ celebratedOn }) => celebratedOn);
  return {
    month: asked ?? today.slice(0, 7),
    today,
    total: days.reduce((sum, { total }) => sum + total, 0),
    days: days.map((one) => ({ ...one, results: results.get(one.day) ?? [] })),
  };
}

const place = z.tuple([z.iso.date(), z.string(), z.uuid(), z.string()]);
type Place = z.infer<typeof place>;
const written = (at: Place): string => Buffer.from(JSON.stringify(at)).toString("base64url");
function read(cursor: string): Place {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
  } catch {
    throw fieldError("cursor", "cursor", "badCursor");
  }
}
const behind = ([day, name, id, kind]: Place): SQL =>
  sql`where (o.day, o.name_key collate "C", o.id, o.kind) > (${day}::date, ${name}, ${id}::uuid, ${kind})`;

type ListQuery = Output<(typeof celebrationEndpoints)["GET /celebration/calendar/upcoming"]["query"]>;
export async function upcoming(ctx: TenantCtx, { from: first, to: last, cursor, pageSize, ...filter }: ListQuery) {
  const after = cursor === undefined ? null : read(cursor);
  const today = isoDate(ctx.now, ctx.actor.timezone);
  const ofMember = filter.memberId !== undefined;
  const from = first ?? (ofMember ? plusDays(today, -OF_MEMBER.before) : today);
  const to = last ?? plusDays(from, ofMember ? OF_MEMBER.days : AHEAD);
  const most = ofMember ? OF_MEMBER.days : MOST_DAYS;
  if (to < from || daysFrom(from, to) > most) throw fieldError("to", "range", "celebration.stretch");
  const { choices, wanted } = await seenBy(ctx, { from, to }, filter);
  const rows = await occasionRows<OccasionRow & { total: number }>(
    ctx.db,
    wanted,
    (found) => sql`
      with o as materialized (${found})
      select ${columns}, (select count(*)::int from o) as total from o ${after ? behind(after) : sql``}
      order by o.day, ${order} limit ${pageSize + 1}`,
  );
  const shown = rows.slice(0, pageSize);
  const end = shown.at(-1);
  return {
    results: await presentOccasions(ctx, choices, shown),
    next: end && rows.length > shown.length ? written([end.day, end.nameKey, end.id, end.kind]) : null,
    total: end?.total ?? 0,
  };
}
