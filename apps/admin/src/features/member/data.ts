import { type Answer, type Args, api, fetchApi } from "@plaudit/api/client.ts";
import type { MemberBody, MemberFilter } from "@plaudit/api/member.ts";
import { revalidate, useAction, useQuery, useWindow } from "@plaudit/api/react";
import { queryOf } from "./filters.ts";

export type MemberRow = Answer<"GET /identity/tenantMembers/admin">["results"][number];
export type MemberRecord = Answer<"GET /identity/tenantMembers/{id}/admin">;
export type NewMember = Args<"POST /identity/tenantMembers">["body"];
type Sorting = NonNullable<Args<"GET /identity/tenantMembers/admin">["query"]>["sorting"];

/** Early requests match by the same query: the default order is left out. */
export const useMembers = (filter: MemberFilter, sorting: string, start: number) =>
  useWindow(
    "GET /identity/tenantMembers/admin",
    { query: { ...queryOf(filter), ...(sorting === "name" ? {} : { sorting: sorting as Sorting }) } },
    start,
  );
export const useMember = (id: string) =>
  useQuery("GET /identity/tenantMembers/{id}/admin", { params: { id } }, { revalidateOnFocus: false });
export const useFacets = (wanted: boolean) => useQuery("GET /identity/tenantMembers/facets", wanted ? undefined : null);

export const refreshMembers = () =>
  Promise.all([
    revalidate("GET /identity/tenantMembers/admin"),
    revalidate("GET /identity/tenantMembers/{id}/admin"),
    revalidate("GET /identity/tenantMembers/facets"),
    revalidate("GET /identity/teams/admin"),
    revalidate("GET /identity/teams/{id}"),
  ]);

export async function findTeams(search: string) {
  const query = { ...(search === "" ? {} : { search }), pageSize: 10 };
  const { results } = await api("GET /identity/teams", { query });
  return results.filter((team) => team.teamType === "manual").map(({ id, name }) => ({ id, label: name }));
}

export function useAddMember() {
  const { run } = useAction("POST /identity/tenantMembers");
  return async (body: NewMember) => {
    const added = await run({ body });
    await refreshMembers();
    return added;
  };
}
export function useSaveMember(id: string) {
  const { run } = useAction("PATCH /identity/tenantMembers/{id}");
  return async (body: MemberBody, version: number) => {
    const saved = await run({ params: { id }, body: { ...body, version } });
    await refreshMembers();
    return saved;
  };
}

export type MemberVerb = "suspend" | "unsuspend" | "archive" | "unarchive" | "welcome" | "resetFactors";
/** What is done to one person by a word. */
export function useMemberVerbs() {
  const verbs = {
    suspend: useAction("PUT /identity/tenantMembers/{id}/suspend"),
    unsuspend: useAction("PUT /identity/tenantMembers/{id}/unsuspend"),
    archive: useAction("PUT /identity/tenantMembers/{id}/archive"),
    unarchive: useAction("PUT /identity/tenantMembers/{id}/unarchive"),
    resetFactors: useAction("PUT /identity/tenantMembers/{id}/resetFactors"),
    welcome: useAction("PUT /identity/tenantMembers/{id}/welcome"),
  };
  return async (verb: MemberVerb, id: string) => {
    await verbs[verb].run({ params: { id } });
    await refreshMembers();
  };
}

/** The members in sight as a CSV file. */
export const fetchMembersFile = (filter: MemberFilter) =>
  fetchApi("GET /identity/tenantMembers/export", { query: queryOf(filter) });
