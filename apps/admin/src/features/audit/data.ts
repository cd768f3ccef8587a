import { type Answer, api } from "@plaudit/api/client.ts";
import { useMe, usePages, useQuery, useTenant } from "@plaudit/api/react";
import type { PersonSummary } from "@plaudit/api/shared.ts";
import type { Recipient } from "@plaudit/ui/entity/types.ts";
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

const asRecipient = ({ id, name, jobTitle, avatarUrls }: PersonSummary): Recipient => ({
  id,
  type: "tenantMember",
  displayData: { name, jobTitle, avatarUrls },
});
export async function searchPeople(search: string): Promise<Recipient[]> {
  const { results } = await api("GET /identity/tenantMembers", {
    query: { search, suspended: "true", pageSize: 10, embed: "avatar" },
  });
  return results.map(asRecipient);
}
/** The one whose id stands in the address. */
export function usePerson(id: string): Recipient[] {
  const { data } = useQuery("GET /identity/tenantMembers/{id}", id ? { params: { id } } : null);
  return data && id ? [asRecipient(data)] : [];
}
