import type { MemberBatch, MemberSelection } from "@plaudit/api/member-batch.ts";
import type { Role } from "@plaudit/api/permissions.ts";
import { useAction } from "@plaudit/api/react";
import { refreshMembers } from "./data.ts";

export type BatchAction = "suspend" | "unsuspend" | "welcome" | "archive" | "addToTeams" | "role";
export interface BatchChoice {
  teamIds?: string[];
  role?: Role;
}

/** The steps of one thing that is done to many: open, leave people out, carry out. */
export function useBatch(action: BatchAction) {
  // Each action has the same endpoints under its own name; the types of one are used for all.
  const open = useAction(
    `POST /identity/tenantMembers/batch/${action}` as "POST /identity/tenantMembers/batch/suspend",
  );
  const change = useAction(
    `PATCH /identity/tenantMembers/batch/${action}/{id}` as "PATCH /identity/tenantMembers/batch/suspend/{id}",
  );
  const execute = useAction(
    `POST /identity/tenantMembers/batch/${action}/{id}/execute` as "POST /identity/tenantMembers/batch/suspend/{id}/execute",
  );
  return {
    open: (selection: MemberSelection, choice: BatchChoice): Promise<MemberBatch> =>
      open.run({ body: { selection, ...choice } }),
    leaveOut: (id: string, exceptIds: string[]): Promise<MemberBatch> =>
      change.run({ params: { id }, body: { exceptIds } }),
    execute: async (id: string) => {
      const { changed } = await execute.run({ params: { id } });
      await refreshMembers();
      return changed;
    },
    busy: open.pending || change.pending || execute.pending,
    doing: execute.pending,
  };
}
