import type { Answer, Args } from "@plaudit/api/client.ts";
import { revalidate, useAction, useQuery, useWindow } from "@plaudit/api/react";

export type Team = Answer<"GET /identity/teams/{id}">;
type NewTeam = Args<"POST /identity/teams">["body"];
type Query = NonNullable<Args<"GET /identity/teams/admin">["query"]>;

export const useTeams = (search: string, archived: boolean, sorting: string, start: number) =>
  useWindow(
    "GET /identity/teams/admin",
    {
      query: {
        ...(search === "" ? {} : { search }),
        ...(archived ? { archived: "true" as const } : {}),
        ...(sorting === "name" ? {} : { sorting: sorting as Query["sorting"] }),
      },
    },
    start,
  );
export const useTeam = (id: string | undefined) =>
  useQuery("GET /identity/teams/{id}", id ? { params: { id } } : null, { revalidateOnFocus: false });
export const useTeamMembers = (id: string, search: string, start: number) =>
  useWindow(
    "GET /identity/tenantMembers/admin",
    { query: { ...(search === "" ? {} : { search }), teamIdIn: [id] } },
    start,
  );

export const refreshTeams = () =>
  Promise.all([
    revalidate("GET /identity/teams/admin"),
    revalidate("GET /identity/teams/{id}"),
    revalidate("GET /identity/teams"),
    revalidate("GET /identity/tenantMembers/admin"),
  ]);

/** Creates without an id; with one it changes the name of the team as it was read. */
export function useSaveTeam(id: string | null) {
  const create = useAction("POST /identity/teams");
  const change = useAction("PATCH /identity/teams/{id}");
  return async (body: NewTeam, version: number): Promise<Team> => {
    const saved =
      id === null
        ? await create.run({ body })
        : await change.run({ params: { id }, body: { name: body.name, version } });
    await refreshTeams();
    return saved;
  };
}

export function useTeamVerbs() {
  const change = useAction("PATCH /identity/teams/{id}");
  const members = useAction("PUT /identity/teams/{id}/members");
  return {
    archive: async ({ id, version }: Pick<Team, "id" | "version">, archived: boolean) => {
      await change.run({ params: { id }, body: { archived, version } });
      await refreshTeams();
    },
    changeMembers: async (id: string, body: { add?: string[]; remove?: string[] }) => {
      await members.run({ params: { id }, body });
      await refreshTeams();
    },
    busy: change.pending || members.pending,
  };
}
