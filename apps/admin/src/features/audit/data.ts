import { type Answer, fetchApi } from "@plaudit/api/client.ts";
import { useMe, usePages, useQuery, useTenant } from "@plaudit/api/react";
import type { Choice } from "@plaudit/ui/form/choice-picker.tsx";
import { personChoice } from "../../lib/pickers.ts";
import { isId, type LogFilters, queryOf } from "./filters.ts";

type Log = Answer<"GET /audit/events">;
export type AuditEvent = Log["results"][number];

/** The reader's zone: days are queried and shown by it. */
export function useZone(): string | null {
  const { data: me } = useMe();
  const tenant = useTenant();
  return me ? (me.timezone ?? tenant?.timezone ?? "UTC") : null;
}
export const useLog = (filters: LogFilters, zone: string | null) =>
  usePages("GET /audit/events", zone ? { query: queryOf(filters, zone) } : null, "cursor");

export function useLogTexts() {
  const { data } = useQuery("GET /audit/actions", {});
  return { areas: data?.results ?? [], fields: data?.fields ?? [] };
}

/** The member whose id is in the URL. */
export function usePerson(id: string): Choice[] {
  const { data } = useQuery("GET /identity/tenantMembers/{id}", isId(id) ? { params: { id } } : null);
  return data && id ? [personChoice(data)] : [];
}

export const useSeals = (wanted: boolean) => useQuery("GET /audit/seals", wanted ? undefined : null);

/** The events in sight as a CSV file. */
export const fetchLogFile = (filters: LogFilters, zone: string) =>
  fetchApi("GET /audit/events/export", { query: queryOf(filters, zone) });
export const fetchSealFile = () => fetchApi("GET /audit/seals/file");
