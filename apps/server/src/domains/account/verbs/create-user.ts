import { eq } from "drizzle-orm";
import { newId } from "../../../db/id.ts";
import type { AuthDb } from "../../../db/tenant-db.ts";
import { tenantMemberships, users } from "../tables.ts";

/** The person with this address, made if there is none. A password hash is set only on a new one. */
export async function ensureUser(db: AuthDb, address: string, passwordHash: string | null): Promise<string> {
  const email = address.toLowerCase();
  await db.orm.insert(users).values({ id: newId(), email, passwordHash }).onConflictDoNothing();
  const [user] = await db.orm.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Error("the user was not made");
  return user.id;
}

/** Makes a tenant one of the person's; the member itself is made inside the tenant. False where they belong to it already. */
export async function addMembership(
  db: AuthDb,
  { userId, tenantId, memberId }: typeof tenantMemberships.$inferSelect,
): Promise<boolean> {
  const added = db.orm.insert(tenantMemberships).values({ userId, tenantId, memberId }).onConflictDoNothing();
  return (await added.returning()).length > 0;
}
