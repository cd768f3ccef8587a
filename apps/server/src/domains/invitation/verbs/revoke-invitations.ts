import { isNull } from "drizzle-orm";
import { among, ofTenant } from "../../../db/rows.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { invitations } from "../tables.ts";

interface Ctx {
  db: TenantDb;
  readonly now: Date;
}

/** No link that these people were sent lets them in any more. Travels with the COMMIT. */
export function revokeInvitations({ db, now }: Ctx, memberIds: readonly string[]): void {
  const { memberId, usedAt, revokedAt } = invitations;
  const open = ofTenant(db, invitations, among(memberId, memberIds), isNull(usedAt), isNull(revokedAt));
  db.write(db.orm.update(invitations).set({ revokedAt: now }).where(open));
}
