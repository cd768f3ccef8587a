import type { Args } from "@plaudit/api/client.ts";
import type { MemberFilter } from "@plaudit/api/member.ts";

export const filterNames = ["role", "status", "department", "country", "team", "manager", "since"] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Record<FilterName, string[]>;
export const roles = ["admin", "manager", "employee"] as const;
export const statuses = ["joined", "invited", "notInvited", "suspended", "archived"] as const;

const among = <W extends string>(words: readonly W[], values: string[]) =>
  words.filter((word) => values.includes(word));
const some = <T>(list: T[]) => (list.length > 0 ? list : undefined);

/** The filters of a URL as a body of the API; unknown ones are left out. */
export function filterOf(search: string, filters: Filters): MemberFilter {
  const { since } = filters;
  return {
    search: search === "" ? undefined : search,
    roleIn: some(among(roles, filters.role)),
    statusIn: some(among(statuses, filters.status)),
    teamIdIn: some(filters.team),
    departmentIn: some(filters.department),
    countryIn: some(filters.country),
    withoutManager: filters.manager[0] === "none" ? true : undefined,
    joinedSince: since[0],
  };
}

type Query = NonNullable<Args<"GET /identity/tenantMembers/admin">["query"]>;

/** The same as a query: values may contain commas. */
export const queryOf = ({ withoutManager, departmentIn, countryIn, ...rest }: MemberFilter): Query => ({
  ...rest,
  departmentIn: departmentIn?.map(encodeURIComponent),
  countryIn: countryIn?.map(encodeURIComponent),
  withoutManager: withoutManager === undefined ? undefined : withoutManager ? "true" : "false",
});
