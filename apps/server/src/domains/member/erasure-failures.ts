import { eq } from "drizzle-orm";
import { ofTenant } from "../../db/rows.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { memberErasureFailures } from "./tables.ts";

const { memberId: of, failedAt } = memberErasureFailures;

/** When the erasure of this member came to a stop; null where it did not. */
export async function erasureFailedAt(db: TenantDb, memberId: string): Promise<Date | null> {
  const [row] = await db.orm
    .select({ failedAt })
    .from(memberErasureFailures)
    .where(ofTenant(db, memberErasureFailures, eq(of, memberId)));
  return row?.failedAt ?? null;
}

export const erasureFailed = (db: TenantDb, memberId: string, at: Date): void =>
  db.write(
    db.orm
      .insert(memberErasureFailures)
      .values({ tenantId: db.tenantId, memberId, failedAt: at })
      .onConflictDoUpdate({ target: [memberErasureFailures.tenantId, of], set: { failedAt: at } }),
  );

/** It began anew, or has come to its end; true where it had come to a stop. */
export async function forgetErasureFailure(db: TenantDb, memberId: string): Promise<boolean> {
  const rows = await db.orm
    .delete(memberErasureFailures)
    .where(ofTenant(db, memberErasureFailures, eq(of, memberId)))
    .returning({ failedAt });
  return rows.length > 0;
}
