import { api } from "@plaudit/api/client.ts";
import { useQuery } from "@plaudit/api/react";
import type { FilterSection } from "@plaudit/ui/grid/filter-sections.tsx";

type Team = { id: string; name: string };
const option = ({ id, name }: Team) => ({ value: id, label: name });

/** Teams to filter by: those that are chosen with their names, all others by what is typed. */
export function useTeamFilter(ids: string[]): Pick<FilterSection, "options" | "search"> {
  const chosen = useQuery("GET /identity/teams", ids.length > 0 ? { query: { idIn: ids, pageSize: 100 } } : null);
  return {
    options: (chosen.data?.results ?? []).map(option),
    search: async (words) => {
      const query = { ...(words === "" ? {} : { search: words }), pageSize: 50 };
      return (await api("GET /identity/teams", { query })).results.map(option);
    },
  };
}
