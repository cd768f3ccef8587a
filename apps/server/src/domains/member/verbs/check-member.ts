import { sql } from "drizzle-orm";
import type { Tenant, TenantCtx } from "../../../context.ts";
import type { ErrorDetail, RefusalKey } from "../../../error.ts";
import { timezoneName } from "../../../timezone.ts";

interface Given {
  email?: string | null | undefined;
  timezone?: string | null | undefined;
  locale?: Tenant["language"] | null | undefined;
  managerIds?: readonly string[] | undefined;
  teamIds?: readonly string[] | undefined;
}
const fault = (path: string, type: string, key: RefusalKey): ErrorDetail => ({ path, type, key });

export const checkLocale = ({ languages }: Pick<Tenant, "languages">, locale: Given["locale"]): ErrorDetail[] =>
  locale && !languages.includes(locale) ? [fault("locale", "language", "languageOffered")] : [];

/** What of a person's new fields does not fit the rest of the company. `id` is null for somebody new. */
export async function checkMember(
  { db, tenant }: Pick<TenantCtx, "db" | "tenant">,
  id: string | null,
  given: Given,
): Promise<ErrorDetail[]> {
  const { email, timezone, managerIds = [], teamIds = [] } = given;
  const [taken, managers, teams] = await Promise.all([
    email
      ? db.rows(sql`
          select 1 from tenant_members
          where tenant_id = ${db.tenantId} and email = ${email} and status <> 'archived' and id is distinct from ${id}::uuid`)
      : [],
    managerIds.length > 0
      ? db.rows<{ id: string }>(sql`
          select id from tenant_members
          where tenant_id = ${db.tenantId} and id = any(${sql.param(managerIds)}::uuid[]) and status <> 'archived'`)
      : [],
    teamIds.length > 0
      ? db.rows<{ id: string }>(sql`
          select id from teams
          where tenant_id = ${db.tenantId} and id = any(${sql.param(teamIds)}::uuid[]) and team_type = 'manual' and archived_at is null`)
      : [],
  ]);
  const faults = checkLocale(tenant, given.locale);
  if (taken.length > 0) faults.push(fault("email", "taken", "addressTaken"));
  if (timezone && timezoneName(timezone) === null) faults.push(fault("timezone", "timezone", "noTimezone"));
  if (id !== null && managerIds.includes(id)) faults.push(fault("managerIds", "self", "selfManaged"));
  else if (managers.length < new Set(managerIds).size) faults.push(fault("managerIds", "missing", "noPerson"));
  if (teams.length < new Set(teamIds).size) faults.push(fault("teamIds", "missing", "noTeam"));
  return faults;
}
