import { api } from "@plaudit/api/client.ts";
import { useMe, useQuery } from "@plaudit/api/react";
import type { Team } from "@plaudit/ui/entity/types.ts";
import { useState } from "react";

const ask = async (query: { search?: string; idIn?: string[]; pageSize: number }): Promise<Team[]> =>
  (await api("GET /identity/teams", { query })).results;

/** Teams to choose among, however many there are: found by what is typed, and those with a name so far. */
export function useTeams(chosen: readonly string[]) {
  const own: Team[] = useMe().data?.teams ?? [];
  const [found, setFound] = useState<Team[]>([]);
  const near = [...own, ...found];
  const nameless = chosen.filter((id) => !near.some((team) => team.id === id));
  const asked = useQuery(
    "GET /identity/teams",
    nameless.length > 0 ? { query: { idIn: nameless, pageSize: 100 } } : null,
    { keepPreviousData: true },
  );
  const all = new Map([...near, ...(asked.data?.results ?? [])].map((team) => [team.id, team]));
  return {
    own,
    known: [...all.values()],
    find: async (words: string) => {
      const teams = await ask({ ...(words !== "" && { search: words }), pageSize: 50 });
      setFound((before) => [...before, ...teams]);
      return teams;
    },
  };
}
