import { type FirstStep, firstSteps as names } from "@plaudit/api/today.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import type { Registered } from "../../domain.ts";

/** Which steps are done, by one statement that stops at the first row of each; null once they are dismissed. */
export async function firstSteps({ db, actor }: TenantCtx, steps: Registered["firstSteps"]) {
  const who = { tenantId: db.tenantId, memberId: actor.memberId };
  const columns = names.map((name) => {
    const from = steps[name];
    if (!from) throw new Error(`no domain says when the first step "${name}" is done`);
    return sql`coalesce((select true from ${from(who)} limit 1), false) as ${sql.identifier(name)}`;
  });
  const [row] = await db.rows<Record<FirstStep, boolean>>(sql`
    select ${sql.join(columns, sql`, `)} from tenants t
    where t.id = ${db.tenantId} and t.first_steps_dismissed_at is null`);
  return row ?? null;
}
