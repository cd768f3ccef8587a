import { sql } from "drizzle-orm";
import type { Erasure } from "../../domain.ts";
import { removeTimelineItem } from "../timeline/index.ts";
import { eventPath } from "./audience.ts";

/** Their days, and that colleagues were told of them. */
export const celebrationErasure: Erasure = {
  erase: async (ctx, memberId) => {
    const { db } = ctx;
    const { tenantId } = db;
    const gone = await db.rows<{ id: string }>(sql`
      delete from celebrations where tenant_id = ${tenantId} and member_id = ${memberId} returning id`);
    for (const { id } of gone) {
      await removeTimelineItem(ctx, id);
      await ctx.enqueue("notification.retract", { tenantId, resourcePath: eventPath(id) });
    }
    return false;
  },
};
