import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";

/**
 * Deletes the notifications of a deleted or hidden subject: all of them, or those of these causes or to one person. What waits in the outbox
 * because of them is not sent, and a digest that quotes the subject is written anew without it.
 */
export async function retract(
  ctx: WorkerCtx,
  resourcePath: string,
  only: { sourceKeys?: string[]; memberId?: string } = {},
): Promise<void> {
  const { db, publish } = ctx;
  const { sourceKeys, memberId } = only;
  const isPart = sourceKeys !== undefined || memberId !== undefined;
  const causes = sql`${sourceKeys ? sql` and source_key = any(${sql.param(sourceKeys)}::text[])` : sql``}${
    memberId ? sql` and member_id = ${memberId}` : sql``
  }`;
  const link = `${resourcePath}"`;
  const withdrawn = await db.rows<{ key: string }>(sql`
    delete from mail_outbox o where o.tenant_id = ${db.tenantId} and o.sent_at is null and o.claimed_at is null
      and (o.key in (select 'notification:' || n.id from notifications n
          where n.tenant_id = ${db.tenantId} and n.resource_path = ${resourcePath}${causes})
        ${isPart ? sql`` : sql`or strpos(o.message->>'html', ${link}) > 0`})
    returning o.key`);
  const gone = await db.rows<{ memberId: string }>(sql`
    delete from notifications where tenant_id = ${db.tenantId} and resource_path = ${resourcePath}${causes}
    returning member_id as "memberId"`);
  await publish({ type: "notification", memberIds: [...new Set(gone.map(({ memberId }) => memberId))] });
  const digests = withdrawn.flatMap(({ key }) => /^digest:([\d-]+):/.exec(key)?.[1] ?? []);
  for (const day of new Set(digests))
    await ctx.enqueue("notification.digest", { tenantId: db.tenantId, until: `${day}T12:00:00.000Z` });
}
