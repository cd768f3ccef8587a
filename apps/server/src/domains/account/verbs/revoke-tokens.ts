import { sql } from "drizzle-orm";
import type { AuthDb } from "../../../db/tenant-db.ts";
import { endStreams } from "../../../live.ts";

interface Ctx {
  db: AuthDb;
  readonly now: Date;
}
interface Which {
  userId: string;
  /** Only the tokens of this session. */
  familyId?: string;
  /** All but the tokens of this session. */
  exceptFamilyId?: string;
}

/** Revokes a person's tokens, including those of a state that is being exchanged right now. */
export async function revokeTokens({ db, now }: Ctx, { userId, familyId, exceptFamilyId }: Which): Promise<void> {
  const only = familyId ? sql` and family_id = ${familyId}` : sql``;
  const but = exceptFamilyId ? sql` and family_id <> ${exceptFamilyId}` : sql``;
  endStreams(db, userId);
  const which = sql`user_id = ${userId}${only}${but} and revoked_at is null`;
  await Promise.all([
    db.rows(sql`select 1 from access_tokens where ${which} and scope = 'user' order by token_hash for update`),
    db.rows(sql`update access_tokens set revoked_at = ${now} where ${which}`),
  ]);
}
