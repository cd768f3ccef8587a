import type { TenantDb } from "../../../db/tenant-db.ts";

/** Nobody has decided: it was undone, or is over without it; `heldAt` where it could not be done. The row is locked. */
export function forgetDecision(db: TenantDb, id: string, heldAt: Date | null = null): void {
  db.write({
    name: "redemption_undecided",
    text: `update redemptions set verdict = null, reason = '', decided_at = null, decided_by = null, held_at = coalesce($3, held_at),
        version = version + 1
      where tenant_id = $1 and id = $2`,
    values: [db.tenantId, id, heldAt],
  });
}
