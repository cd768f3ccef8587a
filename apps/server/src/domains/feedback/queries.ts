import { permissionsOf, type Role } from "@plaudit/api/permissions.ts";
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import { DomainError } from "../../error.ts";
import { offsetOf, type Paging } from "../../paging.ts";
import { feedbackMessages, feedbackThreads } from "./tables.ts";

export type ThreadRow = typeof feedbackThreads.$inferSelect;
export type MessageRow = typeof feedbackMessages.$inferSelect;
const { tenantId, id, authorId, codeHash, day, answered, closedAt } = feedbackThreads;

export const theThread = (db: TenantDb, its: string) => and(eq(tenantId, db.tenantId), eq(id, its));

export const isClosed = (closed: boolean): SQL => (closed ? isNotNull(closedAt) : isNull(closedAt));
export const byAuthor = (memberId: string): SQL => eq(authorId, memberId);

/** Unanswered threads first, then by the latest message. */
export async function threadsWhere(db: TenantDb, condition: SQL | undefined, paging: Paging) {
  const where = and(eq(tenantId, db.tenantId), condition);
  const [rows, [counted]] = await Promise.all([
    db.orm
      .select()
      .from(feedbackThreads)
      .where(where)
      .orderBy(asc(answered), desc(day), desc(id))
      .limit(paging.pageSize)
      .offset(offsetOf(paging)),
    db.orm.select({ total: count() }).from(feedbackThreads).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

async function oneThread(db: TenantDb, condition: SQL | undefined, lock: boolean): Promise<ThreadRow> {
  const found = db.orm.select().from(feedbackThreads).where(condition);
  const [row] = await (lock ? found.for("update") : found);
  if (!row) throw new DomainError("NotFound", "feedback.missing");
  return row;
}
/** `lock` before a write. */
export const threadRow = (db: TenantDb, its: string, lock = false) => oneThread(db, theThread(db, its), lock);
export const threadByCode = (db: TenantDb, hash: Buffer, lock = false) =>
  oneThread(db, and(eq(tenantId, db.tenantId), eq(codeHash, hash)), lock);

export const messagesOf = (db: TenantDb, threadIds: string[]): Promise<MessageRow[]> =>
  db.orm
    .select()
    .from(feedbackMessages)
    .where(and(eq(feedbackMessages.tenantId, db.tenantId), inArray(feedbackMessages.threadId, threadIds)))
    .orderBy(asc(feedbackMessages.position));

const readingRoles = (Object.keys(permissionsOf) as Role[]).filter((role) =>
  permissionsOf[role].includes("feedback:manage"),
);
/** The readers of feedback, by name. */
export const readerIds = async ({ db }: { db: TenantDb }, limit: number): Promise<string[]> =>
  (
    await db.rows<{ id: string }>(sql`
    select m.id from tenant_members m where m.tenant_id = ${db.tenantId} and m.role = any(${sql.param(readingRoles)}::text[])
      and m.status = 'joined' and m.suspended_at is null order by m.name_key, m.id limit ${limit}`)
  ).map((row) => row.id);
