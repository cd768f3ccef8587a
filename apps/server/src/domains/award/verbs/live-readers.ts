import type { TenantDb } from "../../../db/tenant-db.ts";

interface Published {
  id: string;
  sender_id: string;
  tenant_wide: boolean;
}

/** Who gets the live event: everybody, or only the readers of a private one. */
export async function liveReadersOf(db: TenantDb, { id, sender_id, tenant_wide }: Published) {
  if (tenant_wide) return {};
  const rows = await db.query<{ member_id: string }>({
    text: "select member_id from award_recipients where tenant_id = $1 and award_id = $2",
    values: [db.tenantId, id],
  });
  return { memberIds: [sender_id, ...rows.map((row) => row.member_id)] };
}
