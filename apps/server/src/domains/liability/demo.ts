import type { DemoCtx } from "../../domain.ts";
import { countLiability } from "./verbs/count-liability.ts";

/** Points that were received in the last nine months lapse a year after they came, and what is owed is counted. */
export async function demoLiability({ db, now, tenant }: DemoCtx): Promise<void> {
  if (tenant.slug === "acme")
    db.write({
      text: `update points_lots l set expires_at =
          (date_trunc('day', l.created_at at time zone $2) + interval '1 year') at time zone $2
        from points_accounts a where l.tenant_id = $1 and a.tenant_id = $1 and a.id = l.account_id and a.type = 'redeemable'
          and l.created_at > $3::timestamptz - interval '9 months'`,
      values: [db.tenantId, tenant.timezone, now],
    });
  await countLiability({ db, now, tenant });
}
