import { eq, isNull, ne, type SQL } from "drizzle-orm";
import type { Tenant, TenantCtx } from "../../../context.ts";
import { among, ofTenant } from "../../../db/rows.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import type { ErrorDetail, RefusalKey } from "../../../error.ts";
import { timezoneName } from "../../../timezone.ts";
import { tenantMembers as member, teams } from "../../directory/index.ts";

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

/** Those of these teams that are kept by hand and are not archived. */
export const manualTeams = async ({ orm, tenantId }: TenantDb, ids: readonly string[]) =>
  orm
    .select({ id: teams.id })
    .from(teams)
    .where(ofTenant({ tenantId }, teams, among(teams.id, ids), eq(teams.teamType, "manual"), isNull(teams.archivedAt)));

/** What of a person's new fields does not fit the rest of the company. `id` is null for somebody new. */
export async function checkMember(
  { db, tenant }: Pick<TenantCtx, "db" | "tenant">,
  id: string | null,
  given: Given,
): Promise<ErrorDetail[]> {
  const { email, timezone, managerIds = [], teamIds = [] } = given;
  const here = ne(member.status, "archived");
  const find = (...conditions: (SQL | undefined)[]) =>
    db.orm
      .select({ id: member.id })
      .from(member)
      .where(ofTenant(db, member, ...conditions));
  const [taken, managers, known] = await Promise.all([
    email ? find(eq(member.email, email), here, id ? ne(member.id, id) : undefined) : [],
    managerIds.length > 0 ? find(among(member.id, managerIds), here) : [],
    teamIds.length > 0 ? manualTeams(db, teamIds) : [],
  ]);
  const faults = checkLocale(tenant, given.locale);
  if (taken.length > 0) faults.push(fault("email", "taken", "addressTaken"));
  if (timezone && timezoneName(timezone) === null) faults.push(fault("timezone", "timezone", "noTimezone"));
  if (id !== null && managerIds.includes(id)) faults.push(fault("managerIds", "self", "selfManaged"));
  else if (managers.length < new Set(managerIds).size) faults.push(fault("managerIds", "missing", "noPerson"));
  if (known.length < new Set(teamIds).size) faults.push(fault("teamIds", "missing", "noTeam"));
  return faults;
}
