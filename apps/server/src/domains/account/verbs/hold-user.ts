import { and, eq, type SQL } from "drizzle-orm";
import type { AuthDb } from "../../../db/tenant-db.ts";
import { users } from "../tables.ts";

interface Ctx {
  db: AuthDb;
}
const row = ({ db }: Ctx, condition: SQL | undefined) => db.orm.select({ id: users.id }).from(users).where(condition);

/**
 * Whoever changes how a person signs in holds their row first: sign-ins by what is valid now are committed, and can be ended, or wait and
 * see what was changed.
 */
export const holdUser = (ctx: Ctx, userId: string) => row(ctx, eq(users.id, userId)).for("update");

/** A sign-in holds it with others. Nobody where the password is another one since it was looked at. */
export const holdToSignIn = (ctx: Ctx, userId: string, passwordHash: string) =>
  row(ctx, and(eq(users.id, userId), eq(users.passwordHash, passwordHash))).for("share");
