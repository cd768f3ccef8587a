import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { among, ofTenant } from "../../db/rows.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { engagementFlags as flags, type ReportedType } from "./tables.ts";

export interface Reported {
  type: ReportedType;
  id: string;
}
export type Report = typeof flags.$inferSelect;

/** Replaces an earlier one of the same member, open or not. */
export function writeReport(
  db: TenantDb,
  { type, id }: Reported,
  report: Pick<Report, "memberId" | "reason" | "createdAt"> & Partial<Pick<Report, "resolvedAt" | "resolvedBy">>,
): void {
  const { tenantId, subjectId, memberId } = flags;
  const { memberId: by, ...set } = { resolvedAt: null, resolvedBy: null, ...report };
  const row = { tenantId: db.tenantId, subjectType: type, subjectId: id, memberId: by, ...set };
  db.write(
    db.orm
      .insert(flags)
      .values(row)
      .onConflictDoUpdate({ target: [tenantId, subjectId, memberId], set }),
  );
}

/** Who reported these and why, newest first. */
export const reportsOf = async (db: TenantDb, subjectIds: readonly string[]): Promise<Report[]> =>
  db.orm
    .select()
    .from(flags)
    .where(ofTenant(db, flags, among(flags.subjectId, subjectIds)))
    .orderBy(desc(flags.createdAt), flags.memberId);

/** What each of these members has reported so far. */
export const reportedBy = (db: TenantDb, memberIds: readonly string[]) =>
  db.rows<{ memberId: string; subjectId: string }>(sql`
    select member_id as "memberId", subject_id as "subjectId" from engagement_flags
    where tenant_id = ${db.tenantId} and member_id = any(${sql.param(memberIds)}::uuid[]) limit 2000`);

/** Closes the open reports of something that was decided. */
export async function resolveReports(
  db: TenantDb,
  subjectId: string,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const open = and(eq(flags.subjectId, subjectId), isNull(flags.resolvedAt));
  await db.orm
    .update(flags)
    .set({ resolvedAt: at, resolvedBy: by })
    .where(ofTenant(db, flags, open));
}

/** Opens those again that were closed then. */
export async function reopenReports(db: TenantDb, subjectId: string, at: Date): Promise<void> {
  const closed = and(eq(flags.subjectId, subjectId), eq(flags.resolvedAt, at));
  await db.orm
    .update(flags)
    .set({ resolvedAt: null, resolvedBy: null })
    .where(ofTenant(db, flags, closed));
}
