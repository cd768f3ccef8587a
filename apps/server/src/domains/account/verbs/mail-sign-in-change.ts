import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import { byId } from "../../../db/rows.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { renderSignInChangeMail } from "../../../mail/sign-in-change.ts";
import { fullName, languageOf, tenantMembers } from "../../directory/index.ts";
import { signInChange } from "../rules/sign-in-change.ts";

const data = z.object({ memberId: z.uuid(), change: signInChange, changeId: z.uuid() });

/** Sent to the sign-in address, like recovery links. */
export async function mailSignInChange(ctx: WorkerCtx, job: unknown): Promise<void> {
  const { db, tenant } = ctx;
  const { memberId, change, changeId } = data.parse(job);
  const { id, firstName, lastName, locale } = tenantMembers;
  const [to] = await db.orm
    .select({ firstName, lastName, locale, email: sql<string | null>`app.sign_in_address(${id})` })
    .from(tenantMembers)
    .where(byId(db, tenantMembers, memberId));
  if (!to?.email) return;
  const recipient = { firstName: to.firstName };
  const language = languageOf(tenant, to.locale);
  await ctx.sendMail({
    ...renderSignInChangeMail({ language, tenant, recipient, change }),
    to: { name: fullName(to.firstName, to.lastName), address: to.email },
    key: `sign-in-change:${changeId}`,
  });
}
