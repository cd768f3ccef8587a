import { sql } from "drizzle-orm";
import type { Erasure } from "../../domain.ts";

const CHUNK = 1_000;

/** What was changed of them; who did what stays, by ids. */
export const auditErasure: Erasure = {
  erase: async ({ db }, memberId) => {
    const [row] = await db.rows<{ done: number }>(sql`select app.erase_audit_values(${memberId}, ${CHUNK}) as done`);
    return row?.done === CHUNK;
  },
};
