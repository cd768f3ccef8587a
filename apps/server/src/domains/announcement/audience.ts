import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../jobs/context.ts";
import type { Audience } from "../engagement/index.ts";
import { announcementPath } from "./present.ts";
import { announcementsByIds } from "./queries.ts";

/** Its author, and who may see it; null for what is not in front of anybody. */
export async function announcementAudience({ db }: WorkerCtx, id: string): Promise<Audience | null> {
  const [row] = await announcementsByIds(db, [id]);
  if (row?.status !== "active") return null;
  return {
    authorId: row.createdBy,
    recipientIds: [],
    async viewersAmong(ids) {
      if (row.tenantWide) return new Set(ids);
      const readers = await db.rows<{ id: string }>(sql`
        select member_id as id from announcement_readers
        where tenant_id = ${db.tenantId} and announcement_id = ${id} and member_id = any(${sql.param(ids)}::uuid[])`);
      return new Set([row.createdBy, ...readers.map((reader) => reader.id)]);
    },
    resourcePath: announcementPath(id),
  };
}
