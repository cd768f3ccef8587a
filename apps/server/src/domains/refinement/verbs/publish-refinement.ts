import type { TenantDb } from "../../../db/tenant-db.ts";

/** With the message that carries it. Others that were tried while it was written are deleted. */
export function publishRefinement(db: TenantDb, memberId: string, id: string | null): void {
  if (!id) return;
  const values = [db.tenantId, id, memberId];
  db.write({
    name: "refinement_publish",
    text: "update refinements set status = 'published' where tenant_id = $1 and id = $2 and member_id = $3",
    values,
  });
  db.write({
    name: "refinement_others",
    text: `delete from refinements where tenant_id = $1 and member_id = $3 and id <> $2 and status = 'draft'
      and session_id = (select session_id from refinements where tenant_id = $1 and id = $2)`,
    values,
  });
}
