import { sql } from "drizzle-orm";
import { newId } from "../../../db/id.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import type { NotificationParams } from "../kinds.ts";

export interface News {
  memberId: string;
  params: NotificationParams;
  fromMemberId: string;
  resourcePath: string;
  /** Its cause: a second one of the same cause for the same member changes nothing. */
  sourceKey: string;
}

/** Stores what is new to each of them, and answers to whom it was new. */
export async function notify(ctx: WorkerCtx, news: News[]): Promise<string[]> {
  if (news.length === 0) return [];
  const { db, now } = ctx;
  const values = news.map(
    (n) => sql`(${db.tenantId}, ${newId()}, ${n.memberId}, ${n.params.kind}, ${JSON.stringify(n.params)}::jsonb,
      ${n.fromMemberId}, ${n.resourcePath}, ${n.sourceKey}, ${now})`,
  );
  const added = await db.rows<{ member_id: string }>(sql`
    insert into notifications
      (tenant_id, id, member_id, kind, params, from_member_id, resource_path, source_key, created_at)
    values ${sql.join(values, sql`, `)}
    on conflict (tenant_id, member_id, source_key) do nothing returning member_id`);
  const members = added.map((row) => row.member_id);
  await ctx.publish({ type: "notification", memberIds: members });
  return members;
}
