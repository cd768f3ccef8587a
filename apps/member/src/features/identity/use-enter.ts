import type { AccessRecord } from "@plaudit/api/account.ts";
import { boot } from "@plaudit/api/boot.ts";
import { session, startSession } from "@plaudit/api/session.ts";
import { withNext } from "@plaudit/ui/app/guards.ts";
import { useAuthPlace } from "./auth-place.tsx";
import { signOut, tenantEntrance } from "./data.ts";

/** Goes on from a sign-in that is complete: into this host's tenant, on the apex to the choice of one. */
export function useEnter() {
  const { go, next } = useAuthPlace();
  const { tenant } = boot();
  return async (access: AccessRecord) => {
    startSession(access);
    if (!tenant) return go(withNext("/tenants", next), true);
    try {
      go((await tenantEntrance(tenant.id, next)).href, true);
    } catch (error) {
      if (session()) await signOut();
      throw error;
    }
  };
}
