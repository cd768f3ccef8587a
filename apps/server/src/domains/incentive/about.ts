import { permissionsOf } from "@plaudit/api/permissions.ts";
import { sql } from "drizzle-orm";
import type { AboutFinder } from "../../domain.ts";

/** For who claimed it, and for those who review. */
export const aboutClaims: AboutFinder = async ({ db, actor }, ids) => {
  if (ids.length === 0) return new Map();
  const reviews = permissionsOf[actor.role].includes("incentive:review");
  const rows = await db.rows<{ id: string; words: string; incentive: string }>(sql`
    select c.id, t.name as words, t.id as incentive from incentive_claims c
    join incentives t on t.tenant_id = ${db.tenantId} and t.id = c.incentive_id
    where c.tenant_id = ${db.tenantId} and c.id = any(${sql.param(ids)}::uuid[])
      and (${reviews} or c.member_id = ${actor.memberId})`);
  return new Map(rows.map(({ id, words, incentive }) => [id, { words, resourcePath: `/incentives/${incentive}` }]));
};
