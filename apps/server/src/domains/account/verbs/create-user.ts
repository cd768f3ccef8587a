import { sql } from "drizzle-orm";
import { newId } from "../../../db/id.ts";
import type { AuthDb } from "../../../db/tenant-db.ts";

/** The person with this address, made if there is none. A password hash is set only on a new one. */
export async function ensureUser(db: AuthDb, email: string, passwordHash: string | null): Promise<string> {
  await db.rows(sql`
    insert into users (id, email, password_hash) values (${newId()}, ${email.toLowerCase()}, ${passwordHash})
    on conflict (email) do nothing`);
  const [user] = await db.rows<{ id: string }>(sql`select id from users where email = ${email.toLowerCase()}`);
  if (!user) throw new Error("the user was not made");
  return user.id;
}

/** Makes a tenant one of the person's; the member itself is made inside the tenant. */
export async function addMembership(
  db: AuthDb,
  membership: { userId: string; tenantId: string; memberId: string },
): Promise<void> {
  const { userId, tenantId, memberId } = membership;
  await db.rows(sql`
    insert into tenant_memberships (user_id, tenant_id, member_id) values (${userId}, ${tenantId}, ${memberId})`);
}
