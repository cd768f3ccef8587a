import { type Answer, api } from "@plaudit/api/client.ts";
import { useMe, usePages, useQuery, useTenant } from "@plaudit/api/react";
import type { PersonSummary } from "@plaudit/api/shared.ts";
import type { Choice } from "@plaudit/ui/form/choice-picker.tsx";
import { type LogFilters, queryOf } from "./filters.ts";

type Log = Answer<"GET /audit/events">;
export type AuditEvent = Log["results"][number];

/** The reader's zone: days are asked for and written by it. */
export function useZone(): string | null {
  const { data: me } = useMe();
  const tenant = useTenant();
  return me ? (me.timezone ?? tenant?.timezone ?? "UTC") : null;
}
export const useLog = (filters: LogFilters, zone: string | null) =>
  usePages("GET /audit/events", zone ? { query: queryOf(filters, zone) } : null, "cursor");

export function useLogAreas() {
  const { data } = useQuery("GET /audit/actions", {});
  return data?.results ?? [];
}

const asChoice = ({ id, name, jobTitle }: PersonSummary): Choice => ({ id, label: name, note: jobTitle });
export async function findPeople(search: string): Promise<Choice[]> {
  const { results } = await api("GET /identity/tenantMembers", {
    query: { search, suspended: "true", pageSize: 10 },
  });
  return results.map(asChoice);
}
/** The one whose id stands in the address. */
export function usePerson(id: string): Choice[] {
  const { data } = useQuery("GET /identity/tenantMembers/{id}", id ? { params: { id } } : null);
  return data && id ? [asChoice(data)] : [];
}
