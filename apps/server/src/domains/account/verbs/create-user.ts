import { eq } from "drizzle-orm";
import { newId } from "../../../db/id.ts";
import type { AuthDb } from "../../../db/tenant-db.ts";
import { tenantMemberships, users } from "../tables.ts";

/** The user with this address, created if missing. A password hash is set only on a new one. */
export async function ensureUser(db: AuthDb, address: string, passwordHash: string | null): Promise<string> {
  const email = address.toLowerCase();
  await db.orm.insert(users).values({ id: newId(), email, passwordHash }).onConflictDoNothing();
  const [user] = await db.orm.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Error("the user was not made");
  return user.id;
}

/** Adds a tenant to the user; the member itself is created inside the tenant. False if they belong to it already. */
export async function addMembership(
  db: AuthDb,
  { userId, tenantId, memberId }: typeof tenantMemberships.$inferSelect,
): Promise<boolean> {
  const added = db.orm.insert(tenantMemberships).values({ userId, tenantId, memberId }).onConflictDoNothing();
  return (await added.returning()).length > 0;
}
