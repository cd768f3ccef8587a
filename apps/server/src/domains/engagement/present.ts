import type { Comment } from "@plaudit/api/engagement.ts";
import type { PersonSummary } from "@plaudit/api/shared.ts";
import type { TenantCtx } from "../../context.ts";
import { peopleByIds } from "../directory/index.ts";
import { commentPolicy } from "./policy.ts";
import { type CommentRow, commentEngagement, type Engagement } from "./queries.ts";

/** Rows with their member; rows whose member was deleted are left out. */
export async function withMembers<R extends { memberId: string }, T>(
  ctx: TenantCtx,
  rows: R[],
  present: (row: R, member: PersonSummary) => T,
): Promise<T[]> {
  const people = await peopleByIds(
    ctx,
    rows.map((row) => row.memberId),
  );
  return rows.flatMap((row) => {
    const member = people.get(row.memberId);
    return member ? [present(row, member)] : [];
  });
}

/** What every subject shows of it. */
export const presentEngagement = ({ reactionCounts, ownReaction, commentCount, ownFlag }: Engagement) => ({
  reactionCounts,
  ownReaction,
  commentCount,
  ownFlag,
});

export const presentEndorsements = (
  { endorserIds, ...stats }: Engagement["endorsements"],
  people: Map<string, PersonSummary>,
) => ({ ...stats, endorsers: endorserIds.flatMap((id) => people.get(id) ?? []) });

export async function presentComments(ctx: TenantCtx, rows: CommentRow[]): Promise<Comment[]> {
  const engaged = commentEngagement(
    ctx,
    rows.map((row) => row.id),
  );
  const comments = withMembers(ctx, rows, (row, member) => ({ row, member }));
  const [engagement, present] = await Promise.all([engaged, comments]);
  return present.map(({ row, member }) => ({
    __entity_type__: "comment",
    __permissions__: commentPolicy.permissionsOn(ctx.actor, row),
    id: row.id,
    threadId: row.threadId,
    threadType: row.threadType,
    tenantMemberId: row.memberId,
    member,
    body: row.removedAt ? null : row.body,
    bodyText: row.removedAt ? "" : row.bodyText,
    reactionCounts: engagement.get(row.id)?.reactionCounts ?? [],
    ownReaction: engagement.get(row.id)?.ownReaction ?? null,
    ownFlag: engagement.get(row.id)?.ownFlag ?? false,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    removedAt: row.removedAt?.toISOString() ?? null,
  }));
}
