import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";

/** Its author's, as long as it has not been sent. */
export async function undoRefinement({ db, actor }: TenantCtx, id: string): Promise<void> {
  const [row] = await db.query<{ status: string }>({
    text: "select status from refinements where tenant_id = $1 and id = $2 and member_id = $3 for update",
    values: [db.tenantId, id, actor.memberId],
  });
  if (!row) throw new DomainError("NotFound", "refinement.missing");
  if (row.status === "published") throw new DomainError("Conflict", "refinement.published");
  await db.query({ text: "delete from refinements where tenant_id = $1 and id = $2", values: [db.tenantId, id] });
}
