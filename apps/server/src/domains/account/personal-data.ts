import { sql } from "drizzle-orm";
import type { PersonalData } from "../../domain.ts";
import { deviceOf } from "./rules/device-of.ts";

interface SignIn {
  at: Date;
  lastUsedAt: Date;
  endedAt: Date | null;
  userAgent: string;
}

/** How somebody signs in, and where they are signed in to this company; what opens it is not in it. */
export const accountPersonalData: PersonalData = async ({ db, memberId }) => {
  const [account, passkeys, signIns] = await Promise.all([
    db.rows<object>(sql`
      select a.email, a.created_at as "createdAt", a.second_step as "secondStep",
        a.locked_until as "lockedUntil", a.app_added_at as "authenticatorAddedAt", a.app_last_used_at as "authenticatorLastUsedAt",
        a.recovery_codes_left as "recoveryCodesLeft", a.recovery_codes_used as "recoveryCodesUsed"
      from app.own_sign_in(${memberId}) a`),
    db.rows<object>(sql`
      select p.name, p.host, p.added_at as "addedAt", p.last_used_at as "lastUsedAt" from app.own_passkeys(${memberId}) p`),
    db.rows<SignIn>(sql`
      select k.created_at as "at", k.last_used_at as "lastUsedAt", k.revoked_at as "endedAt", k.user_agent as "userAgent"
      from access_tokens k where k.tenant_id = ${db.tenantId} and k.member_id = ${memberId} order by k.created_at`),
  ]);
  return {
    account,
    passkeys,
    "sign-ins": signIns.map(({ userAgent, ...when }) => ({ ...when, ...deviceOf(userAgent) })),
  };
};
