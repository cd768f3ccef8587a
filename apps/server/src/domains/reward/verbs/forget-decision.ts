import type { TenantDb } from "../../../db/tenant-db.ts";
import { isHandOver, type Verdict } from "../rules/states.ts";

/** It waits to be handed over as before: what was approved stays so. */
const handOver = {
  name: "redemption_not_handed_over",
  text: `update redemptions set verdict = case when status = 'approved' then 'approve' end, message = '', tracking = '', reason = '',
      closed_at = null, closed_by = null, version = version + 1
    where tenant_id = $1 and id = $2`,
};
const approval = {
  name: "redemption_undecided",
  text: `update redemptions set verdict = null, reason = '', decided_at = null, decided_by = null, held_at = coalesce($3, held_at),
      version = version + 1
    where tenant_id = $1 and id = $2`,
};

/** Nobody has decided: it was undone, or is over without it; `heldAt` where it could not be done. The row is locked. */
export function forgetDecision(
  db: TenantDb,
  { id, verdict }: { id: string; verdict: Verdict | null },
  heldAt: Date | null = null,
): void {
  const values = [db.tenantId, id];
  db.write(isHandOver(verdict) ? { ...handOver, values } : { ...approval, values: [...values, heldAt] });
}
