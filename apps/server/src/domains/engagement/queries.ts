import type { ReactionType } from "@plaudit/api/engagement.ts";
import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { among, byId, columnsOf, ofTenant } from "../../db/rows.ts";
import {
  engagementComments as comments,
  engagementEndorsements as endorsements,
  engagementReactions as reactions,
  type TargetType,
} from "./tables.ts";

export interface Engagement {
  reactionCounts: { type: ReactionType; count: number }[];
  ownReaction: ReactionType | null;
  commentCount: number;
  endorsements: { count: number; amount: number; own: boolean; endorserIds: string[] };
  ownFlag: boolean;
  flagged: boolean;
}
export type CommentRow = typeof comments.$inferSelect;

const empty = (): Engagement => ({
  reactionCounts: [],
  ownReaction: null,
  commentCount: 0,
  endorsements: { count: 0, amount: 0, own: false, endorserIds: [] },
  ownFlag: false,
  flagged: false,
});

const reactionsOf = ({ db, actor }: TenantCtx, ids: string[]) =>
  db.rows<{ subject_id: string; type: ReactionType; count: number; own: boolean }>(sql`
    select subject_id, type, count(*)::int as count, bool_or(member_id = ${actor.memberId}::uuid) as own
    from engagement_reactions where tenant_id = ${db.tenantId} and subject_id = any(${sql.param(ids)}::uuid[])
    group by subject_id, type order by count(*) desc, type`);

/** What people did with these things, in one round trip. */
export async function engagementOf(ctx: TenantCtx, ids: string[]): Promise<Map<string, Engagement>> {
  const { db, actor } = ctx;
  const list = sql`any(${sql.param(ids)}::uuid[])`;
  const [reacted, commented, endorsed, flags] = await Promise.all([
    reactionsOf(ctx, ids),
    db.rows<{ thread_id: string; count: number }>(sql`
      select thread_id, count(*)::int as count from engagement_comments
      where tenant_id = ${db.tenantId} and thread_id = ${list} and removed_at is null and hidden_at is null group by thread_id`),
    db.rows<{ subject_id: string; count: number; amount: number; own: boolean; endorsers: string[] }>(sql`
      select subject_id, count(distinct member_id)::int as count, sum(amount)::int as amount,
        bool_or(member_id = ${actor.memberId}::uuid) as own,
        (array_agg(member_id order by created_at desc))[1:8] as endorsers
      from engagement_endorsements where tenant_id = ${db.tenantId} and subject_id = ${list} group by subject_id`),
    db.rows<{ subject_id: string; own: boolean; open: boolean }>(sql`
      select subject_id, bool_or(member_id = ${actor.memberId}::uuid) as own, bool_or(resolved_at is null) as open
      from engagement_flags where tenant_id = ${db.tenantId} and subject_id = ${list} group by subject_id`),
  ]);
  const found = new Map(ids.map((id) => [id, empty()]));
  for (const row of reacted) {
    const of = found.get(row.subject_id);
    of?.reactionCounts.push({ type: row.type, count: row.count });
    if (of && row.own) of.ownReaction = row.type;
  }
  for (const row of commented) Object.assign(found.get(row.thread_id) ?? {}, { commentCount: row.count });
  for (const { subject_id, endorsers, ...stats } of endorsed)
    Object.assign(found.get(subject_id) ?? {}, {
      endorsements: { ...stats, endorserIds: [...new Set(endorsers)].slice(0, 3) },
    });
  for (const row of flags) Object.assign(found.get(row.subject_id) ?? {}, { ownFlag: row.own, flagged: row.open });
  return found;
}

/** Reactions to comments and the reader's own reports of them: they have nothing else. */
export async function commentEngagement(ctx: TenantCtx, ids: string[]) {
  const { db, actor } = ctx;
  const found = new Map(ids.map((id) => [id, empty()]));
  if (ids.length === 0) return found;
  const [reacted, reported] = await Promise.all([
    reactionsOf(ctx, ids),
    db.rows<{ subject_id: string }>(sql`
      select subject_id from engagement_flags where tenant_id = ${db.tenantId}
        and subject_id = any(${sql.param(ids)}::uuid[]) and member_id = ${actor.memberId}`),
  ]);
  for (const row of reacted) {
    const of = found.get(row.subject_id);
    of?.reactionCounts.push({ type: row.type, count: row.count });
    if (of && row.own) of.ownReaction = row.type;
  }
  for (const row of reported) Object.assign(found.get(row.subject_id) ?? {}, { ownFlag: true });
  return found;
}

interface Reacted {
  subjectId: string;
  /** All types if it is missing. */
  type?: ReactionType | undefined;
}
const reactedTo = ({ subjectId, type }: Reacted) =>
  and(eq(reactions.subjectId, subjectId), type && eq(reactions.type, type));

export const reactionPage = async ({ db }: TenantCtx, of: Reacted, limit: number, offset: number) =>
  db.orm
    .select()
    .from(reactions)
    .where(ofTenant(db, reactions, reactedTo(of)))
    .orderBy(desc(reactions.createdAt), asc(reactions.memberId))
    .limit(limit)
    .offset(offset);

export const reactionTotal = ({ db }: TenantCtx, of: Reacted): Promise<number> =>
  db.orm.$count(reactions, ofTenant(db, reactions, reactedTo(of)));

export const endorsementPage = async ({ db }: TenantCtx, subjectId: string, limit: number, offset: number) =>
  db.orm
    .select()
    .from(endorsements)
    .where(ofTenant(db, endorsements, eq(endorsements.subjectId, subjectId)))
    .orderBy(desc(endorsements.createdAt), desc(endorsements.id))
    .limit(limit)
    .offset(offset);

export const endorsementTotal = async ({ db }: TenantCtx, subjectId: string) =>
  (
    await db.rows<{ count: number }>(sql`
    select count(*)::int as count from engagement_endorsements
    where tenant_id = ${db.tenantId} and subject_id = ${subjectId}`)
  )[0]?.count ?? 0;

const shown = (
  tenantId: string,
) => sql`c.hidden_at is null and (c.removed_at is null or (select true from engagement_reactions r
  where r.tenant_id = ${tenantId} and r.subject_id = c.id limit 1))`;
const commentColumns = columnsOf("c", getTableColumns(comments));

export const commentPage = ({ db }: TenantCtx, threadId: string, limit: number, offset: number) =>
  db.rows<CommentRow>(sql`
    select ${commentColumns} from engagement_comments c
    where c.tenant_id = ${db.tenantId} and c.thread_id = ${threadId} and ${shown(db.tenantId)}
    order by c.created_at, c.id limit ${limit} offset ${offset}`);

/** The first of each of these threads, in one statement. */
export const firstComments = ({ db }: Pick<TenantCtx, "db">, threadIds: string[], limit: number) =>
  db.rows<CommentRow>(sql`
    select ${commentColumns} from unnest(${sql.param(threadIds)}::uuid[]) as thread (id)
    cross join lateral (
      select * from engagement_comments c
      where c.tenant_id = ${db.tenantId} and c.thread_id = thread.id and ${shown(db.tenantId)}
      order by c.created_at, c.id limit ${limit}) c
    order by c.created_at, c.id`);

export const commentTotal = async ({ db }: TenantCtx, threadId: string) =>
  (
    await db.rows<{ count: number }>(sql`
    select count(*)::int as count from engagement_comments c
    where c.tenant_id = ${db.tenantId} and c.thread_id = ${threadId} and ${shown(db.tenantId)}`)
  )[0]?.count ?? 0;

/** `lock` for who is about to change it. */
export async function commentById(
  { db }: Pick<TenantCtx, "db">,
  id: string,
  lock = false,
): Promise<CommentRow | undefined> {
  const one = db.orm
    .select()
    .from(comments)
    .where(byId(db, comments, id));
  const [row] = await (lock ? one.for("update") : one);
  return row;
}

export async function hasReactions({ db }: TenantCtx, subjectId: string, subjectType: TargetType): Promise<boolean> {
  const of = and(eq(reactions.subjectId, subjectId), eq(reactions.subjectType, subjectType));
  const found = await db.orm
    .select({ id: reactions.subjectId })
    .from(reactions)
    .where(ofTenant(db, reactions, of))
    .limit(1);
  return found.length > 0;
}

/** Whether an open report of it exists, as a condition. */
export const flagged = (tenantId: string, subjectId: SQL): SQL => sql`
  (select true from engagement_flags f where f.tenant_id = ${tenantId} and f.subject_id = ${subjectId}
   and f.resolved_at is null limit 1)`;

export const isFlagged = async ({ db }: Pick<TenantCtx, "db">, subjectId: string): Promise<boolean> =>
  (await db.rows(sql`select 1 where ${flagged(db.tenantId, sql`${subjectId}::uuid`)}`)).length > 0;

/** The transactions that gave the points which were added to these. */
export async function endorsementTransactions(
  { db }: Pick<TenantCtx, "db">,
  subjectIds: readonly string[],
): Promise<string[]> {
  const of = ofTenant(db, endorsements, among(endorsements.subjectId, subjectIds));
  const rows = await db.orm.select({ id: endorsements.transactionId }).from(endorsements).where(of);
  return rows.map((row) => row.id);
}
