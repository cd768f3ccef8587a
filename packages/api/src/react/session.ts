import { useMemo, useSyncExternalStore } from "react";
import { boot, onTenantChange } from "../boot.ts";
import type { Feature, Permission } from "../permissions.ts";
import { onSessionChange, session } from "../session.ts";
import { useQuery } from "./query.ts";

/** The access record, kept current across tabs. */
export const useSession = () => useSyncExternalStore(onSessionChange, session);
const tenantNow = () => boot().tenant;
/** The tenant of this host; null on the apex. */
export const useTenant = () => useSyncExternalStore(onTenantChange, tenantNow);
const inTenant = (access: ReturnType<typeof session>) => (access?.tenantId ? undefined : null);

export const useMe = () => useQuery("GET /identity/tenantMembers/me", inTenant(useSession()));

/** What the current member may do and which features the tenant has; everything is refused until the response is there. */
export function useApps() {
  const { data, error, isValidating, mutate } = useQuery("GET /apps", inTenant(useSession()));
  return useMemo(() => {
    const granted = new Set(
      data?.results.flatMap((app) => app.__permissions__.map((action) => `${app.name}:${action}`)),
    );
    const features = new Set(data?.features ?? boot().tenant?.features ?? []);
    return {
      ready: data !== undefined,
      error,
      isValidating,
      mutate,
      may: (permission: Permission) => granted.has(permission),
      has: (feature: Feature) => features.has(feature),
    };
  }, [data, error, isValidating, mutate]);
}
