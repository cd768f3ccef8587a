import { sql } from "drizzle-orm";
import { byId } from "../../../db/rows.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { fullName, languageOf, tenantMembers } from "../../directory/index.ts";

/** Who gets a mail at their sign-in address, never at the one that a tenant's administrator entered. */
export async function signInRecipient({ db, tenant }: WorkerCtx, memberId: string) {
  const { id, firstName, lastName, locale } = tenantMembers;
  const [to] = await db.orm
    .select({ firstName, lastName, locale, email: sql<string | null>`app.sign_in_address(${id})` })
    .from(tenantMembers)
    .where(byId(db, tenantMembers, memberId));
  if (!to?.email) return null;
  return {
    letter: { language: languageOf(tenant, to.locale), tenant, recipient: { firstName: to.firstName } },
    to: { name: fullName(to.firstName, to.lastName), address: to.email },
  };
}
