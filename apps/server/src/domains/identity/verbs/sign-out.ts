import { sql } from "drizzle-orm";
import type { UserCtx } from "../../../http/context.ts";

/** Ends the whole family: the apex and every tenant that was entered from it. */
export async function signOut({ db, session }: UserCtx): Promise<null> {
  await db.rows(sql`
    update access_tokens set revoked_at = app.now() where family_id = ${session.familyId} and revoked_at is null`);
  return null;
}
