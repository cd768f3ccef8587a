import { eq } from "drizzle-orm";
import { ofTenant } from "../../db/rows.ts";
import { idempotencyKeys } from "../../db/tables.ts";
import type { Erasure } from "../../domain.ts";
import { memberBatchItems, memberCopies } from "./tables.ts";

/** The copy of their own data, what they were answered last, and the lists of people that they were once chosen in. */
export const memberErasure: Erasure = {
  erase: async ({ db }, memberId) => {
    for (const table of [memberCopies, memberBatchItems, idempotencyKeys])
      db.write(db.orm.delete(table).where(ofTenant(db, table, eq(table.memberId, memberId))));
    return false;
  },
};
