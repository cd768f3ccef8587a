import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { among, ofTenant } from "../../db/rows.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { fullName } from "./people.ts";
import { teams, tenantMembers } from "./tables.ts";

/** What those of these ids are called that are people or teams. */
export async function directoryNames({ db }: { db: TenantDb }, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, firstName, lastName } = tenantMembers;
  const [people, groups] = await Promise.all([
    db.orm
      .select({ id, firstName, lastName })
      .from(tenantMembers)
      .where(ofTenant(db, tenantMembers, among(id, ids))),
    db.orm
      .select({ id: teams.id, name: teams.name })
      .from(teams)
      .where(ofTenant(db, teams, among(teams.id, ids))),
  ]);
  return new Map([
    ...people.map((row) => [row.id, fullName(row.firstName, row.lastName)] as const),
    ...groups.map((row) => [row.id, row.name] as const),
  ]);
}

/** Who of these has left or was erased, and who is suspended, which is for a time. */
export async function awayAmong(db: TenantDb, ids: string[]) {
  const { id, status, suspendedAt, erasedAt } = tenantMembers;
  const hasLeft = or(eq(status, "archived"), isNotNull(erasedAt));
  const rows = await db.orm
    .select({ id, hasLeft: sql<boolean>`${hasLeft}` })
    .from(tenantMembers)
    .where(ofTenant(db, tenantMembers, and(among(id, ids), or(hasLeft, isNotNull(suspendedAt)))));
  const idsOf = (left: boolean) => new Set(rows.filter((row) => row.hasLeft === left).map((row) => row.id));
  return { left: idsOf(true), suspended: idsOf(false) };
}
