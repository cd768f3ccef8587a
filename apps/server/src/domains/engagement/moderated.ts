import { type Entity, type EntityType, entities } from "@plaudit/api/entities.ts";
import { sql } from "drizzle-orm";
import { among, byId, ofTenant } from "../../db/rows.ts";
import { DomainError } from "../../error.ts";
import type { Moderated, ModeratingCtx } from "../../moderated.ts";
import { engagementComments as comments } from "./tables.ts";

async function setHidden({ db, enqueue }: ModeratingCtx, id: string, hiddenAt: Date | null): Promise<void> {
  const [changed] = await db.orm
    .update(comments)
    .set({ hiddenAt })
    .where(byId(db, comments, id, sql`${comments.removedAt} is null`))
    .returning({ subjectType: comments.threadType, subjectId: comments.threadId });
  if (!changed) throw new DomainError("NotFound", "noComment");
  if (hiddenAt) await enqueue("notification.retract-comment", { tenantId: db.tenantId, commentId: id, ...changed });
}

/** "/recognition/recognitions" is read at "/recognitions/{id}" in the members' app. */
const threadPath = (type: string, id: string): string | null => {
  const entity: Entity | undefined = entities[type as EntityType];
  return entity?.subject ? `${entity.page ?? `/${entity.subject.split("/")[2]}`}/${id}` : null;
};

export const moderatedComments: Moderated = {
  type: "comment",
  async read(db, ids) {
    const there = sql`${comments.removedAt} is null`;
    const rows = await db.orm
      .select()
      .from(comments)
      .where(ofTenant(db, comments, among(comments.id, ids), there));
    return rows.map((row) => ({
      id: row.id,
      authorId: row.memberId,
      message: row.body,
      text: row.bodyText,
      tenantWide: true,
      amount: 0,
      memberIds: [],
      teamIds: [],
      thread: { type: row.threadType, id: row.threadId },
      writtenAt: row.createdAt,
    }));
  },
  async written(db, authorIds, since) {
    const rows = await db.rows<{ member_id: string; count: number }>(sql`
      select member_id, count(*)::int as count from engagement_comments
      where tenant_id = ${db.tenantId} and member_id = any(${sql.param(authorIds)}::uuid[])
        and created_at >= ${since} and removed_at is null group by member_id`);
    return new Map(rows.map((row) => [row.member_id, row.count]));
  },
  path: ({ thread }) => thread && threadPath(thread.type, thread.id),
  hide: (ctx, id) => setHidden(ctx, id, ctx.now),
  show: (ctx, id) => setHidden(ctx, id, null),
};
