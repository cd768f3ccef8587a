import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { recordAudit } from "../../audit/index.ts";
import { conditionsOf, type Filter } from "../member-filter.ts";

/** Who took the list of people along: how many of them, and found by what. */
export async function auditExport(ctx: TenantCtx, filter: Filter): Promise<void> {
  const { db, tenant } = ctx;
  const [row] = await db.rows<{ count: number }>(
    sql`select count(*)::int as count from tenant_members m where ${conditionsOf(ctx, filter)}`,
  );
  const { search, roleIn, statusIn, teamIdIn, departmentIn, countryIn, withoutManager, joinedSince } = filter;
  await recordAudit(ctx, {
    action: "tenantMember.export",
    entityType: "tenant",
    entityId: tenant.id,
    before: null,
    after: {
      count: row?.count ?? 0,
      search,
      role: roleIn,
      status: statusIn,
      teamIds: teamIdIn,
      department: departmentIn,
      country: countryIn,
      withoutManager,
      joinedSince,
    },
  });
}
