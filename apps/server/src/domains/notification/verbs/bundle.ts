import { sql } from "drizzle-orm";
import { newId } from "../../../db/id.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import type { News } from "./notify.ts";

/** One row for many of the same cause; it is unread and on top again only when its contents have changed. */
export async function bundle(ctx: WorkerCtx, news: News[]): Promise<void> {
  if (news.length === 0) return;
  const { db, now } = ctx;
  const values = news.map(
    (n) => sql`(${db.tenantId}, ${newId()}, ${n.memberId}, ${n.params.kind}, ${JSON.stringify(n.params)}::jsonb,
      ${n.fromMemberId}, ${n.resourcePath}, ${n.sourceKey}, ${now})`,
  );
  const changed = await db.rows<{ member_id: string }>(sql`
    insert into notifications as n
      (tenant_id, id, member_id, kind, params, from_member_id, resource_path, source_key, created_at)
    values ${sql.join(values, sql`, `)}
    on conflict (tenant_id, member_id, source_key) do update
      set params = excluded.params, from_member_id = excluded.from_member_id, read_at = null,
        created_at = excluded.created_at
      where n.params <> excluded.params or n.from_member_id <> excluded.from_member_id
    returning member_id`);
  await ctx.publish({ type: "notification", memberIds: changed.map((row) => row.member_id) });
}
