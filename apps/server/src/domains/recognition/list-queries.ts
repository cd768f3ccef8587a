import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { givenRecognitions } from "./queries.ts";

export interface ListFilter {
  /** Published ones if it is missing. */
  statusIn?: ("draft" | "published")[];
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
  const receivedBy = (ids: string[]) => sql`select x.recognition_id from recognition_recipients x
    join tenant_members m on m.tenant_id = ${ctx.db.tenantId} and m.id = x.member_id
    where x.tenant_id = ${ctx.db.tenantId} and x.member_id = ${among(ids)} and ${givenRecognitions.knownToReceive(ctx)}`;
  const parts = [sql`r.tenant_id = ${ctx.db.tenantId}`, givenRecognitions.visibleTo(ctx)];
  if (filter.idIn) parts.push(sql`r.id = ${among(filter.idIn)}`);
  for (const senders of [filter.sentByIdIn, filter.senderIdIn])
    if (senders) parts.push(sql`r.sender_id = ${among(senders)}`);
  if (filter.recipientIdIn) parts.push(sql`r.id in (${receivedBy(filter.recipientIdIn)})`);
  if (filter.sentByOrToIdIn)
    parts.push(sql`r.id in (
      ${receivedBy(filter.sentByOrToIdIn)}
      union select s.id from recognitions s
      where s.tenant_id = ${ctx.db.tenantId} and s.sender_id = ${among(filter.sentByOrToIdIn)})`);
  return sql.join(parts, sql` and `);
}

/** Only the caller's own drafts, whatever the filter asks for. */
function draftConditions({ db, actor }: TenantCtx, filter: ListFilter): SQL {
  const parts = [sql`d.tenant_id = ${db.tenantId}`, sql`d.sender_id = ${actor.memberId}`];
  const isFor = (ids: string[]) =>
    sql`exists (select true from jsonb_array_elements(d.send_to) x where (x.value->>'id')::uuid = ${among(ids)})`;
  if (filter.idIn) parts.push(sql`d.id = ${among(filter.idIn)}`);
  for (const senders of [filter.sentByIdIn, filter.senderIdIn])
    if (senders) parts.push(sql`d.sender_id = ${among(senders)}`);
  if (filter.recipientIdIn) parts.push(isFor(filter.recipientIdIn));
  if (filter.sentByOrToIdIn)
    parts.push(sql`(d.sender_id = ${among(filter.sentByOrToIdIn)} or ${isFor(filter.sentByOrToIdIn)})`);
  return sql.join(parts, sql` and `);
}

const publishedPage = (ctx: TenantCtx, filter: ListFilter) =>
  sql`select r.id, r.published_at as at, false as draft from recognitions r where ${conditions(ctx, filter)}
    order by r.published_at desc, r.id desc`;
const draftPage = (ctx: TenantCtx, filter: ListFilter) =>
  sql`select d.id, d.created_at as at, true as draft from recognition_drafts d where ${draftConditions(ctx, filter)}
    order by d.created_at desc, d.id desc`;

const pagesOf = (ctx: TenantCtx, filter: ListFilter): SQL[] => {
  const statuses = filter.statusIn?.length ? filter.statusIn : ["published"];
  return [
    ...(statuses.includes("published") ? [publishedPage(ctx, filter)] : []),
    ...(statuses.includes("draft") ? [draftPage(ctx, filter)] : []),
  ];
};

export interface ListedRow {
  id: string;
  draft: boolean;
}

/** Newest first. Where both statuses are asked for, each is read no further than the page reaches. */
export function listIds(ctx: TenantCtx, filter: ListFilter, limit: number, offset: number): Promise<ListedRow[]> {
  const [first = sql``, second] = pagesOf(ctx, filter);
  if (!second) return ctx.db.rows(sql`${first} limit ${limit} offset ${offset}`);
  const part = (page: SQL) => sql`(${page} limit ${limit + offset})`;
  return ctx.db.rows(
    sql`${part(first)} union all ${part(second)} order by at desc, id desc limit ${limit} offset ${offset}`,
  );
}

export async function listTotal(ctx: TenantCtx, filter: ListFilter): Promise<number> {
  const counts = await Promise.all(
    pagesOf(ctx, filter).map((page) =>
      ctx.db.rows<{ count: number }>(sql`select count(*)::int as count from (${page} limit ${COUNT_MAX}) counted`),
    ),
  );
  return counts.flat().reduce((sum, { count }) => sum + count, 0);
}

const receivers = ({ db }: TenantCtx, id: string): SQL => sql`recognition_recipients x
  join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = x.member_id
  where x.tenant_id = ${db.tenantId} and x.recognition_id = ${id}`;

/** The recipients of a recognition whom the reader may know, by name. */
export const receiversOf = (ctx: TenantCtx, id: string, limit: number, offset: number) =>
  ctx.db.rows<{ id: string }>(sql`
    select m.id from ${receivers(ctx, id)} and ${givenRecognitions.knownToReceive(ctx)}
    order by m.name_key, m.id limit ${limit} offset ${offset}`);

export async function withheldReceivers(ctx: TenantCtx, id: string): Promise<number> {
  const [row] = await ctx.db.rows<{ count: number }>(sql`
    select count(*)::int as count from ${receivers(ctx, id)} and not ${givenRecognitions.knownToReceive(ctx)}`);
  return row?.count ?? 0;
}
