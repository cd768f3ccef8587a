import type { Language } from "@plaudit/i18n/index.ts";
import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { fullName, languageOf } from "../../directory/index.ts";
import { accountId } from "../../points/index.ts";
import { helperOf } from "../people-queries.ts";

type RenderLeaver = typeof import("../../../mail/leaver.ts")["renderLeaverMail"];
interface Leaver {
  first_name: string;
  last_name: string;
  email: string;
  locale: Language | null;
  zone: string;
  balance: number;
  keeps_until: Date;
}

/** Once each time they leave, as long as there is something to redeem. */
export async function tellLeaver(ctx: WorkerCtx, render: RenderLeaver, { memberId }: { memberId: string }) {
  const { db, tenant, now } = ctx;
  const [[leaver], helper] = await Promise.all([
    db.rows<Leaver>(sql`
      select m.first_name, m.last_name, m.email, m.locale, coalesce(m.timezone, ${tenant.timezone}) as zone,
        a.balance::float8 as balance, a.keeps_until
      from tenant_members m join points_accounts a on a.tenant_id = ${db.tenantId} and a.id = ${accountId(memberId, "redeemable")}
      where m.tenant_id = ${db.tenantId} and m.id = ${memberId} and m.status = 'archived' and m.email is not null
        and a.balance > 0 and a.keeps_until > ${now}`),
    helperOf(ctx),
  ]);
  if (!leaver || !helper) return;
  const { first_name: firstName, zone, keeps_until: keepsUntil } = leaver;
  await ctx.sendMail({
    ...render({
      ...{ language: languageOf(tenant, leaver.locale), tenant, recipient: { firstName } },
      ...{ points: leaver.balance, keepsUntil, zone, helper },
    }),
    to: { name: fullName(firstName, leaver.last_name), address: leaver.email },
    key: `leaver:${memberId}:${keepsUntil.toISOString()}`,
  });
}
