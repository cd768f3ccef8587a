import { useApps, useMe, useQuery } from "@plaudit/api/react";

const quiet = { revalidateOnMount: false, revalidateIfStale: false, revalidateOnFocus: false };

/**
 * Whether the company has nobody else yet; undefined until it is known. Only an empty screen requests it (`asks`), so that other companies never pay for it; all others read the cache.
 */
export function useAlone(asks = false): boolean | undefined {
  const { data: me } = useMe();
  const allowed = useApps().may("identity:search");
  const { data, error } = useQuery(
    "GET /identity/tenantMembers",
    me && allowed ? { query: { notIdIn: [me.id], suspended: "false", pageSize: 1 } } : null,
    asks ? undefined : quiet,
  );
  return data ? data.results.length === 0 : error || !allowed ? false : undefined;
}
