import { sql } from "drizzle-orm";
import { IDLE_DAYS } from "./rules/token.ts";

/** Of `access_tokens`: what `app.enter_session` lets in. */
export const isGoodToken = sql`revoked_at is null and expires_at > app.now()
  and last_used_at > app.now() - make_interval(days => ${IDLE_DAYS})`;
