import { sql } from "drizzle-orm";
import type { AnonymousCtx } from "../../../context.ts";
import type { AuthDb } from "../../../db/tenant-db.ts";
import { loginCookie } from "../rules/login-cookie.ts";
import { hashToken, newToken, STATE_SECONDS } from "../rules/token.ts";
import { loginStates } from "../tables.ts";

interface Ctx extends Pick<AnonymousCtx, "setCookie"> {
  db: AuthDb;
}
interface Whose {
  familyId: string;
  userId: string;
  tenantId: string;
}

/** A one-time state for the tenant's own host: valid for a minute, without confirmation in the browser that started it. */
export async function beginState({ db, setCookie }: Ctx, { familyId, userId, tenantId }: Whose): Promise<string> {
  const state = newToken();
  const expiresAt = sql`app.now() + make_interval(secs => ${STATE_SECONDS})`;
  await db.orm.insert(loginStates).values({ stateHash: hashToken(state), familyId, userId, tenantId, expiresAt });
  setCookie(loginCookie(state));
  return state;
}
