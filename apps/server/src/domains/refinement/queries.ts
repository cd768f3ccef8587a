import type { TenantDb } from "../../db/tenant-db.ts";

/** The id where it is a refinement of this member's; one that was undone meanwhile, or is somebody else's, is none. */
export async function ownRefinement(
  db: TenantDb,
  memberId: string,
  id: string | null | undefined,
): Promise<string | null> {
  if (!id) return null;
  const [row] = await db.query<{ id: string }>({
    name: "refinement_own",
    text: "select id from refinements where tenant_id = $1 and id = $2 and member_id = $3",
    values: [db.tenantId, id, memberId],
  });
  return row?.id ?? null;
}
