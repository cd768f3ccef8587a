import type { ModeratedType } from "@plaudit/api/moderated.ts";
import { permissionsOf, type Role } from "@plaudit/api/permissions.ts";
import { type SQL, sql } from "drizzle-orm";
import { among, byId, ofTenant } from "../../db/rows.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { DomainError } from "../../error.ts";
import type { Position } from "../../signed-cursor.ts";
import { moderationItems as items, moderationWords, moderationNotices as notices } from "./tables.ts";

export type ItemRow = typeof items.$inferSelect;
export type NoticeRow = typeof notices.$inferSelect;

interface Page {
  before?: Position | undefined;
  limit: number;
}
const older = (at: SQL, { before }: Page): SQL | undefined =>
  before && sql`(${at}, ${items.id}) < (${before.at}::timestamptz, ${before.id}::uuid)`;
const isOpen = sql`${items.state} = 'open'`;
const isDecided = sql`${items.state} <> 'open'`;
const ofTypes = (types: readonly string[]) => sql`${items.type} = any(${sql.param(types)}::text[])`;

export const openItems = async (db: TenantDb, type: ModeratedType, page: Page): Promise<ItemRow[]> =>
  db.orm
    .select()
    .from(items)
    .where(ofTenant(db, items, sql`${items.type} = ${type}`, isOpen, older(sql`${items.openedAt}`, page)))
    .orderBy(sql`${items.openedAt} desc, ${items.id} desc`)
    .limit(page.limit);

export const decidedItems = async (db: TenantDb, types: readonly string[], page: Page): Promise<ItemRow[]> =>
  db.orm
    .select()
    .from(items)
    .where(ofTenant(db, items, ofTypes(types), isDecided, older(sql`${items.decidedAt}`, page)))
    .orderBy(sql`${items.decidedAt} desc, ${items.id} desc`)
    .limit(page.limit);

export const openCounts = (db: TenantDb, types: readonly string[]) =>
  db.rows<{ type: ModeratedType; count: number }>(sql`
    select ${items.type} as type, count(*)::int as count from ${items}
    where ${ofTenant(db, items, ofTypes(types), isOpen)} group by 1`);

/** How many of each type wait and since when; the type whose oldest waits longest comes first. */
export const openSince = (db: TenantDb, types: readonly string[]) =>
  db.rows<{ type: ModeratedType; count: number; since: Date }>(sql`
    select ${items.type} as type, count(*)::int as count, min(${items.openedAt}) as since from ${items}
    where ${ofTenant(db, items, ofTypes(types), isOpen)} group by 1 order by since`);

export const decidedCounts = (db: TenantDb, types: readonly string[], since: Date) =>
  db.rows<{ state: "hidden" | "dismissed" | "restored"; count: number }>(sql`
    select ${items.state} as state, count(*)::int as count from ${items}
    where ${ofTenant(db, items, ofTypes(types), isDecided)} and ${items.decidedAt} >= ${since} group by 1`);

/** How much of what each of these wrote was hidden since then. */
export const hiddenCounts = (db: TenantDb, authorIds: readonly string[], since: Date) =>
  db.rows<{ authorId: string; type: ModeratedType; count: number }>(sql`
    select author_id as "authorId", type, count(*)::int as count from moderation_items
    where tenant_id = ${db.tenantId} and author_id = any(${sql.param(authorIds)}::uuid[])
      and state = 'hidden' and decided_at >= ${since} group by author_id, type`);

/** Which of these are hidden. */
export const hiddenAmong = async (db: TenantDb, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.rows<{ id: string }>(sql`
        select id from moderation_items
        where tenant_id = ${db.tenantId} and id = any(${sql.param(ids)}::uuid[]) and state = 'hidden'`)
    ).map((row) => row.id),
  );

/** In the order of their ids, so that two who lock some of the same do not wait for each other. */
export async function itemRows(db: TenantDb, ids: readonly string[], lock = false): Promise<ItemRow[]> {
  const found = db.orm
    .select()
    .from(items)
    .where(ofTenant(db, items, among(items.id, ids)))
    .orderBy(items.id);
  return lock ? found.for("update") : found;
}

export async function itemRow(db: TenantDb, id: string): Promise<ItemRow> {
  const [row] = await itemRows(db, [id]);
  if (!row) throw new DomainError("NotFound", "moderation.missing");
  return row;
}

export async function wordsRow(db: TenantDb, lock = false): Promise<{ words: string[]; version: number }> {
  const one = db.orm.select().from(moderationWords).where(ofTenant(db, moderationWords));
  const [row] = await (lock ? one.for("update") : one);
  return row ?? { words: [], version: 1 };
}

export async function noticeOf(db: TenantDb, id: string, memberId: string): Promise<NoticeRow> {
  const [row] = await db.orm
    .select()
    .from(notices)
    .where(byId(db, notices, id, sql`${notices.memberId} = ${memberId}`));
  if (!row) throw new DomainError("NotFound", "moderation.noNotice");
  return row;
}

/** Active members whose role has the permission. */
export const moderatorIds = async (
  db: TenantDb,
  permission: (typeof permissionsOf)[Role][number],
): Promise<string[]> => {
  const roles = Object.entries(permissionsOf).flatMap(([role, all]) => (all.includes(permission) ? role : []));
  const rows = await db.rows<{ id: string }>(sql`
    select m.id from tenant_members m
    where m.tenant_id = ${db.tenantId} and m.role = any(${sql.param(roles)}::text[])
      and m.status = 'joined' and m.suspended_at is null order by m.id limit 100`);
  return rows.map((row) => row.id);
};
