import { useMe, useQuery } from "@plaudit/api/react";

/** Somebody's profile; `me` is the reader's own. */
export function useProfile(id: string) {
  const me = useMe();
  const own = id === "me" || id === me.data?.id;
  const memberId = id === "me" ? (me.data?.id ?? null) : id;
  const query = useQuery("GET /identity/tenantMembers/{id}", memberId ? { params: { id: memberId } } : null);
  return {
    ...(memberId ? query : me),
    data: query.data,
    own,
    memberId,
    error: query.error ?? (id === "me" ? me.error : undefined),
  };
}
