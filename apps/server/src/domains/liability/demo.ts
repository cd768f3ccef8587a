import type { DemoCtx } from "../../domain.ts";
import { countLiability } from "./verbs/count-liability.ts";

/** How far ahead was looked from a month. */
const AHEAD = 12;

/** What is owed is counted, as it was in past months: of what was to lapse then, a part was spent before, the more the earlier it is looked from. */
export async function demoLiability({ db, now, tenant }: DemoCtx): Promise<void> {
  await countLiability({ db, now, tenant });
  if (tenant.slug === "acme")
    db.write({
      text: `insert into liability_forecasts (tenant_id, made, month, points)
        select m.tenant_id, to_char(to_date(m.month, 'YYYY-MM') - make_interval(months => ahead), 'YYYY-MM'), m.month,
          round(m.debits * 100 / (72 - 4 * ahead + 7 * extract(month from to_date(m.month, 'YYYY-MM'))::int % 20))
        from liability_months m, generate_series(1, ${AHEAD}) ahead
        where m.tenant_id = $1 and m.account = 'redeemable' and m.type = 'expire_redeemable'
        on conflict do nothing`,
      values: [db.tenantId],
    });
}
