import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import type { FirstStep } from "../../domain.ts";

const names = ["brand", "values", "people", "recognition", "screen", "welcome"] as const;

/** Which steps are done, by one statement that stops at the first row of each. */
export async function firstSteps({ db, actor }: TenantCtx, steps: Readonly<Record<string, FirstStep>>) {
  const who = { tenantId: db.tenantId, memberId: actor.memberId };
  const columns = names.map((name) => {
    const from = steps[name];
    if (!from) throw new Error(`no domain says when the first step "${name}" is done`);
    return sql`coalesce((select true from ${from(who)} limit 1), false) as ${sql.identifier(name)}`;
  });
  const [row] = await db.rows<Record<(typeof names)[number] | "dismissed", boolean>>(sql`
    select t.first_steps_dismissed_at is not null as dismissed, ${sql.join(columns, sql`, `)}
    from tenants t where t.id = ${db.tenantId}`);
  const { dismissed = true, ...done } = row ?? {};
  return { dismissed, done: done as Record<(typeof names)[number], boolean> };
}
