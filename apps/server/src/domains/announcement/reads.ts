import type { AnnouncementStatus, ReadRate } from "@plaudit/api/announcement.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { nextOf, offsetOf, type Paging } from "../../paging.ts";
import { remindFrom } from "../../remind-from.ts";
import { type PersonRow, personColumns, presentPerson } from "../directory/index.ts";
import { languageRates } from "./by-language.ts";
import { announcementPolicy } from "./policy.ts";
import { presentAnnouncements, presentOne } from "./present.ts";
import {
  type AnnouncementRow,
  announcementSeen,
  countAnnouncements,
  countWaiting,
  type Done,
  doneIs,
  latestAnnouncements,
  readersOf,
  readRates,
} from "./queries.ts";

interface Listing extends Paging {
  statusIn?: readonly AnnouncementStatus[] | undefined;
}

export async function listAnnouncements(ctx: TenantCtx, { page, pageSize, statusIn: statuses = [] }: Listing) {
  const paging = { page, pageSize };
  const listed = { statuses, limit: pageSize, offset: offsetOf(paging) };
  const [rows, total] = await Promise.all([
    latestAnnouncements(ctx.db, ctx.actor.memberId, listed),
    countAnnouncements(ctx.db, statuses),
  ]);
  const results = await presentAnnouncements(ctx, rows, { counted: true });
  return { results, next: nextOf(paging, total), total };
}

export const oneAnnouncement = async (ctx: TenantCtx, id: string) => presentOne(ctx, await announcementSeen(ctx, id));

type ReaderRow = PersonRow & { readAt: Date | null; confirmedAt: Date | null; hasEmail: boolean };

/** Its audience, by name. */
export async function listReaders(ctx: TenantCtx, id: string, { page, pageSize, ...done }: Paging & Done) {
  const { db } = ctx;
  const row = await announcementSeen(ctx, id);
  announcementPolicy.require(ctx, "view", row);
  const who = sql`${readersOf(db, row)}${doneIs(done)}`;
  const paging = { page, pageSize };
  const [people, [all]] = await Promise.all([
    db.rows<ReaderRow>(sql`
      select ${personColumns}, r.read_at as "readAt", r.confirmed_at as "confirmedAt", m.email is not null as "hasEmail" from ${who}
      order by m.name_key, m.id limit ${pageSize} offset ${offsetOf(paging)}`),
    db.rows<{ count: number }>(sql`select count(*)::int as count from ${who}`),
  ]);
  const total = all?.count ?? 0;
  const results = people.map(({ readAt, confirmedAt, hasEmail, ...person }) => ({
    ...presentPerson(ctx, person),
    hasEmail,
    readAt: readAt?.toISOString() ?? null,
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }));
  return { results, next: nextOf(paging, total), total };
}

/** The largest ones are shown. */
const TEAMS = 50;

const teamsOf = (db: TenantDb, row: AnnouncementRow) =>
  db.rows<ReadRate & { id: string; name: string }>(sql`
    select t.id, t.name, count(*)::int as audience, count(x.read_at)::int as read, count(x.confirmed_at)::int as confirmed
    from (select m.id, r.read_at, r.confirmed_at from ${readersOf(db, row)} offset 0) x
    join team_members i on i.tenant_id = ${db.tenantId} and i.member_id = x.id
    join teams t on t.tenant_id = ${db.tenantId} and t.id = i.team_id
    group by t.id, t.name order by audience desc, t.id limit ${TEAMS}`);

const STEPS = 60;

/** How many had read it, in steps of the same length from its publication to its end or now. */
export async function readRateOf(ctx: TenantCtx, id: string) {
  const { db } = ctx;
  const row = await announcementSeen(ctx, id);
  announcementPolicy.require(ctx, "view", row);
  const from = row.publishedAt;
  const none = { audience: 0, read: 0, confirmed: 0 };
  if (!from)
    return {
      ...{ ...none, medianSeconds: null, steps: [], teams: [], languages: [] },
      ...{ waiting: 0, reminders: [], remindFrom: null },
    };
  const until = row.archivedAt ?? ctx.now;
  const stepMs = Math.max(60_000, Math.ceil((until.getTime() - from.getTime()) / STEPS));
  const [rates, teams, languages, waiting, grown, [half]] = await Promise.all([
    readRates(db, [row]),
    teamsOf(db, row),
    languageRates(ctx, row),
    countWaiting(db, row),
    db.rows<{ step: number; count: number }>(sql`
      select least(floor(extract(epoch from r.read_at - ${from}::timestamptz) * 1000 / ${stepMs}::float8), ${STEPS - 1})::int as step,
        count(*)::int as count
      from ${readersOf(db, row)} and r.read_at is not null group by 1 order by 1`),
    db.rows<{ seconds: number | null }>(sql`
      select percentile_cont(0.5) within group (order by extract(epoch from r.read_at - ${from}::timestamptz)::float8)::int as seconds
      from ${readersOf(db, row)} and r.read_at is not null`),
  ]);
  let read = 0;
  const steps = grown.map(({ step, count }) => {
    read += count;
    return { at: new Date(Math.min(from.getTime() + (step + 1) * stepMs, until.getTime())).toISOString(), read };
  });
  const begins = { at: from.toISOString(), read: 0 };
  return {
    ...(rates.get(id) ?? none),
    medianSeconds: half?.seconds ?? null,
    steps: [begins, ...steps],
    teams,
    languages,
    waiting,
    reminders: row.reminders,
    remindFrom: remindFrom(row.reminders.at(-1)?.at, ctx.now)?.toISOString() ?? null,
  };
}
