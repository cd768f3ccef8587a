import type { SignInSession } from "@plaudit/api/account.ts";
import { sql } from "drizzle-orm";
import type { UserCtx } from "../../context.ts";
import { isGoodToken } from "./good-token.ts";
import { deviceOf } from "./rules/device-of.ts";

interface Row {
  id: string;
  user_agent: string;
  signed_in_at: Date;
  last_used_at: Date;
}

/** One for each valid sign-in. Its device is the one that was last issued a token. */
export async function sessionsOf({ db, session }: UserCtx): Promise<SignInSession[]> {
  const rows = await db.rows<Row>(sql`
    select family_id as id, (array_agg(user_agent order by created_at desc))[1] as user_agent,
      min(created_at) as signed_in_at, max(last_used_at) as last_used_at
    from access_tokens where user_id = ${session.userId} and ${isGoodToken}
    group by family_id order by family_id = ${session.familyId} desc, last_used_at desc, family_id`);
  return rows.map((row) => ({
    id: row.id,
    current: row.id === session.familyId,
    device: deviceOf(row.user_agent),
    signedInAt: row.signed_in_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  }));
}
