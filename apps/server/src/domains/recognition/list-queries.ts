import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { visibleTo } from "./queries.ts";

export interface ListFilter {
  idIn?: string[];
  sentByIdIn?: string[];
  /** The specification has both names. */
  senderIdIn?: string[];
  recipientIdIn?: string[];
  sentByOrToIdIn?: string[];
}
/** Larger totals are not useful to anybody, and counting them costs time on every page. */
const COUNT_MAX = 10_000;

const among = (ids: string[]): SQL => sql`any(${sql.param(ids)}::uuid[])`;

function conditions(ctx: TenantCtx, filter: ListFilter): SQL {
  const receivedBy = (ids: string[]) => sql`r.id in (select x.recognition_id from recognition_recipients x
    where x.tenant_id = ${ctx.db.tenantId} and x.member_id = ${among(ids)})`;
  const parts = [sql`r.tenant_id = ${ctx.db.tenantId}`, visibleTo(ctx)];
  if (filter.idIn) parts.push(sql`r.id = ${among(filter.idIn)}`);
  for (const senders of [filter.sentByIdIn, filter.senderIdIn])
    if (senders) parts.push(sql`r.sender_id = ${among(senders)}`);
  if (filter.recipientIdIn) parts.push(receivedBy(filter.recipientIdIn));
  if (filter.sentByOrToIdIn)
    parts.push(sql`r.id in (
      select x.recognition_id from recognition_recipients x
      where x.tenant_id = ${ctx.db.tenantId} and x.member_id = ${among(filter.sentByOrToIdIn)}
      union select s.id from recognitions s
      where s.tenant_id = ${ctx.db.tenantId} and s.sender_id = ${among(filter.sentByOrToIdIn)})`);
  return sql.join(parts, sql` and `);
}

export const listIds = (ctx: TenantCtx, filter: ListFilter, limit: number, offset: number) =>
  ctx.db.rows<{ id: string }>(sql`
    select r.id from recognitions r where ${conditions(ctx, filter)}
    order by r.published_at desc, r.id desc limit ${limit} offset ${offset}`);

export const listTotal = async (ctx: TenantCtx, filter: ListFilter): Promise<number> =>
  (
    await ctx.db.rows<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from recognitions r where ${conditions(ctx, filter)}
      order by r.published_at desc, r.id desc limit ${COUNT_MAX}) counted`)
  )[0]?.count ?? 0;
