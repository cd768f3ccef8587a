import { sql } from "drizzle-orm";
import { DomainError } from "../../../error.ts";
import type { TenantCtx } from "../../../http/context.ts";
import { can } from "../policy.ts";
import { type CommentRow, hasReactions } from "../queries.ts";

/** Gone for good, but for a tombstone where others have reacted. */
export async function removeComment(ctx: TenantCtx, row: CommentRow): Promise<void> {
  const { db, actor, now } = ctx;
  if (!can(actor, "delete", { memberId: row.member_id, removedAt: row.removed_at }))
    throw new DomainError("Forbidden", "Only its author or a moderator may remove a comment");
  if (await hasReactions(ctx, row.id, "comment"))
    await db.rows(sql`
      update engagement_comments
      set body = '{"type":"doc","content":[]}'::jsonb, body_text = '', removed_at = ${now}, removed_by = ${actor.memberId}
      where tenant_id = ${db.tenantId} and id = ${row.id}`);
  else
    await db.rows(sql`
      delete from engagement_comments where tenant_id = ${db.tenantId} and id = ${row.id}`);
}
