import type { AnnouncementStatus, ReadRate } from "@plaudit/api/announcement.ts";
import { type SQL, sql } from "drizzle-orm";
import { among, byId, columnsOf, ofTenant } from "../../db/rows.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { DomainError } from "../../error.ts";
import { announcements } from "./tables.ts";

export type AnnouncementRow = typeof announcements.$inferSelect;
/** As one member sees it. */
export interface ReadRow extends AnnouncementRow {
  inAudience: boolean;
  readAt: Date | null;
  confirmedAt: Date | null;
}
const columns = columnsOf("a", {
  ...(({ tenantId, id, language, title, body, translations, attachments, status, audience, tenantWide }) => ({
    ...{ tenantId, id, language, title, body, translations, attachments, status, audience, tenantWide },
  }))(announcements),
  ...(({ publishAt, archiveAt, reminders }) => ({ publishAt, archiveAt, reminders }))(announcements),
  ...(({ pinForDays, mail, confirm, createdBy, version, createdAt, publishedAt, editedAt, archivedAt }) => ({
    ...{ pinForDays, mail, confirm, createdBy, version, createdAt, publishedAt, editedAt, archivedAt },
  }))(announcements),
});

/** Of the row `a` and the reader's row `r`. */
const seen = ({ tenantId }: TenantDb, memberId: string, from: SQL): SQL => sql`
  select ${columns}, (a.tenant_wide or r.member_id is not null) as "inAudience", r.read_at as "readAt",
    r.confirmed_at as "confirmedAt"
  from ${from} left join announcement_readers r
    on r.tenant_id = ${tenantId} and r.announcement_id = a.id and r.member_id = ${memberId}`;

export const announcementsSeen = (db: TenantDb, memberId: string, ids: string[]) =>
  db.rows<ReadRow>(sql`${seen(db, memberId, sql`announcements a`)}
    where a.tenant_id = ${db.tenantId} and a.id = any(${sql.param(ids)}::uuid[])`);

interface Listed {
  statuses: readonly AnnouncementStatus[];
  limit: number;
  offset: number;
}
const listed = (statuses: readonly AnnouncementStatus[]): SQL =>
  statuses.length > 0 ? sql` and a.status = any(${sql.param(statuses)}::text[])` : sql``;

export const latestAnnouncements = (db: TenantDb, memberId: string, { statuses, limit, offset }: Listed) =>
  db.rows<ReadRow>(sql`${seen(db, memberId, sql`announcements a`)}
    where a.tenant_id = ${db.tenantId}${listed(statuses)}
    order by a.created_at desc, a.id desc limit ${limit} offset ${offset}`);

export async function countAnnouncements(db: TenantDb, statuses: readonly AnnouncementStatus[]): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from announcements a where a.tenant_id = ${db.tenantId}${listed(statuses)}`);
  return row?.count ?? 0;
}

export const announcementsByIds = async (db: TenantDb, ids: string[]): Promise<AnnouncementRow[]> =>
  db.orm
    .select()
    .from(announcements)
    .where(ofTenant(db, announcements, among(announcements.id, ids)));

/** Locked, for who is about to change it; null where it is gone. */
export async function lockRow(db: TenantDb, id: string): Promise<AnnouncementRow | null> {
  const [row] = await db.orm
    .select()
    .from(announcements)
    .where(byId(db, announcements, id))
    .for("update");
  return row ?? null;
}

/** As the caller sees it; the policy decides whether they do. */
export async function announcementSeen(
  { db, actor }: { db: TenantDb; actor: { memberId: string } },
  id: string,
): Promise<ReadRow> {
  const [row] = await announcementsSeen(db, actor.memberId, [id]);
  if (!row) throw new DomainError("NotFound", "announcement.missing");
  return row;
}

/** Who can read at all now. */
export const isHere = "m.status = 'joined' and m.suspended_at is null";

/** Everybody `m` whom the announcement is for, with their row `r`. */
export const readersOf = (
  { tenantId }: TenantDb,
  { id, tenantWide }: Pick<AnnouncementRow, "id" | "tenantWide">,
): SQL => sql`
  tenant_members m ${tenantWide ? sql`left join` : sql`join`} announcement_readers r
    on r.tenant_id = ${tenantId} and r.announcement_id = ${id} and r.member_id = m.id
  where m.tenant_id = ${tenantId} and ${sql.raw(isHere)}`;

/** Only who has, or only who has not. */
export interface Done {
  read?: boolean | undefined;
  confirmed?: boolean | undefined;
}
export function doneIs({ read, confirmed }: Done): SQL {
  const has = (column: SQL, wanted: boolean | undefined) =>
    wanted === undefined ? sql`` : sql` and ${column} is ${wanted ? sql`not null` : sql`null`}`;
  return sql`${has(sql`r.read_at`, read)}${has(sql`r.confirmed_at`, confirmed)}`;
}

/** Of its audience, whoever has not done what was asked of them; its author knows what it says. */
export const waiting = (db: TenantDb, row: Pick<AnnouncementRow, "id" | "tenantWide" | "confirm" | "createdBy">): SQL =>
  sql`${readersOf(db, row)} and m.id <> ${row.createdBy} and ${row.confirm ? sql`r.confirmed_at` : sql`r.read_at`} is null`;

export async function countWaiting(db: TenantDb, row: AnnouncementRow): Promise<number> {
  const [found] = await db.rows<{ count: number }>(sql`select count(*)::int as count from ${waiting(db, row)}`);
  return found?.count ?? 0;
}

export async function readRates(
  db: TenantDb,
  rows: readonly Pick<AnnouncementRow, "id" | "tenantWide">[],
): Promise<Map<string, ReadRate>> {
  const { tenantId } = db;
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const [[all], found] = await Promise.all([
    rows.some((row) => row.tenantWide)
      ? db.rows<{ count: number }>(sql`
          select count(*)::int as count from tenant_members m where m.tenant_id = ${tenantId} and ${sql.raw(isHere)}`)
      : [{ count: 0 }],
    db.rows<ReadRate & { id: string }>(sql`
      select r.announcement_id as id, count(*)::int as audience, count(r.read_at)::int as read,
        count(r.confirmed_at)::int as confirmed
      from announcement_readers r
      join tenant_members m on m.tenant_id = ${tenantId} and m.id = r.member_id and ${sql.raw(isHere)}
      where r.tenant_id = ${tenantId} and r.announcement_id = any(${sql.param(ids)}::uuid[])
      group by r.announcement_id`),
  ]);
  const known = new Map(found.map(({ id, ...rate }) => [id, rate]));
  return new Map(
    rows.map(({ id, tenantWide }) => {
      const rate = known.get(id) ?? { audience: 0, read: 0, confirmed: 0 };
      return [id, tenantWide ? { ...rate, audience: all?.count ?? 0 } : rate];
    }),
  );
}
