import { and, eq, isNotNull, or } from "drizzle-orm";
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

/** Who of these has left, is suspended, or was erased: nothing is sent to them. */
export async function goneAmong(db: TenantDb, ids: string[]): Promise<ReadonlySet<string>> {
  const { id, status, suspendedAt, erasedAt } = tenantMembers;
  const gone = or(eq(status, "archived"), isNotNull(suspendedAt), isNotNull(erasedAt));
  const rows = await db.orm
    .select({ id })
    .from(tenantMembers)
    .where(ofTenant(db, tenantMembers, and(among(id, ids), gone)));
  return new Set(rows.map((row) => row.id));
}
