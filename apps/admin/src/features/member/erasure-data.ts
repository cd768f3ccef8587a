import { revalidate, useAction, useQuery } from "@plaudit/api/react";
import { refreshMembers } from "./data.ts";

export const useErasing = (id: string) =>
  useQuery("GET /identity/tenantMembers/{id}/erasure", { params: { id } }, { revalidateOnMount: true });

export function useErase(id: string) {
  const { run, pending: busy } = useAction("POST /identity/tenantMembers/{id}/erasure");
  const erase = async (name: string) => {
    await run({ params: { id }, body: { name } });
    void refreshMembers();
    void revalidate("GET /identity/today");
  };
  return { erase, busy };
}
