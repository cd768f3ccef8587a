import { eq, ne } from "drizzle-orm";
import { newId } from "../../../db/id.ts";
import { byId, ofTenant } from "../../../db/rows.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { fullName } from "../people.ts";
import { foldName } from "../rules/fold-name.ts";
import { memberManagers, tenantMembers } from "../tables.ts";
import { writeNameParts } from "./write-name-parts.ts";

type Row = typeof tenantMembers.$inferInsert;
type Chosen = "id" | "email" | "role" | "jobTitle" | "department" | "country" | "locale" | "timezone";
export interface NewMember extends Pick<Row, "firstName" | "lastName">, Partial<Pick<Row, Chosen>> {
  /** Null for somebody who has not signed in yet. */
  userId: string | null;
  joinedAt: Date | null;
}

export async function createMember({ db }: { db: TenantDb }, member: NewMember): Promise<string> {
  const { id = newId(), firstName, lastName, joinedAt } = member;
  const nameKey = foldName(fullName(firstName, lastName));
  const email = member.email?.toLowerCase();
  const status = joinedAt ? "joined" : "notInvited";
  await db.orm.insert(tenantMembers).values({ ...member, tenantId: db.tenantId, id, nameKey, email, status });
  writeNameParts({ db, tenantId: db.tenantId }, id, nameKey);
  return id;
}

export async function setManagers({ db }: { db: TenantDb }, memberId: string, managerIds: string[]): Promise<void> {
  const { tenantId } = db;
  await db.orm.delete(memberManagers).where(ofTenant(db, memberManagers, eq(memberManagers.memberId, memberId)));
  const rows = managerIds.map((managerId) => ({ tenantId, memberId, managerId }));
  if (rows.length > 0) await db.orm.insert(memberManagers).values(rows);
  const managed = rows.length > 0;
  const other = byId(db, tenantMembers, memberId, ne(tenantMembers.managed, managed));
  await db.orm.update(tenantMembers).set({ managed }).where(other);
}
