import type { Comment, ReactionType } from "@plaudit/api/engagement.ts";
import type { ActionOn } from "@plaudit/api/entities.ts";
import type { TenantCtx } from "../../context.ts";
import { DomainError } from "../../error.ts";
import { nextOf, offsetOf, type Paging } from "../../paging.ts";
import { peopleByIds } from "../directory/index.ts";
import { commentPolicy } from "./policy.ts";
import { presentComments, presentEndorsements, withMembers } from "./present.ts";
import {
  type CommentRow,
  commentById,
  commentPage,
  commentTotal,
  endorsementPage,
  endorsementTotal,
  engagementOf,
  reactionPage,
  reactionTotal,
} from "./queries.ts";
import type { Subject } from "./subject.ts";

/** A comment to which this may be done, on a subject of this type that the reader may see; locked for who changes it. */
export async function commentOf(
  ctx: TenantCtx,
  subject: Subject,
  id: string,
  action: ActionOn<"comment">,
): Promise<CommentRow> {
  const row = await commentById(ctx, id, action === "edit" || action === "delete");
  if (row?.threadType !== subject.entity) throw new DomainError("NotFound", "noComment");
  await subject.require(ctx, row.threadId, "view");
  commentPolicy.require(ctx, action, row);
  return row;
}

export async function reactionsOf(
  ctx: TenantCtx,
  subjectId: string,
  { type, ...paging }: Paging & { type?: ReactionType | undefined },
) {
  const of = { subjectId, type };
  const [rows, total] = await Promise.all([
    reactionPage(ctx, of, paging.pageSize, offsetOf(paging)),
    reactionTotal(ctx, of),
  ]);
  const results = await withMembers(ctx, rows, (row, member) => ({
    type: row.type,
    member,
    createdAt: row.createdAt.toISOString(),
  }));
  return { results, next: nextOf(paging, total), total };
}

export async function commentsOf(ctx: TenantCtx, threadId: string, paging: Paging) {
  const [rows, total] = await Promise.all([
    commentPage(ctx, threadId, paging.pageSize, offsetOf(paging)),
    commentTotal(ctx, threadId),
  ]);
  const results: Comment[] = await presentComments(ctx, rows);
  return { results, next: nextOf(paging, total), total };
}

export async function endorsementsOf(ctx: TenantCtx, subjectId: string, paging: Paging) {
  const [rows, total] = await Promise.all([
    endorsementPage(ctx, subjectId, paging.pageSize, offsetOf(paging)),
    endorsementTotal(ctx, subjectId),
  ]);
  const results = await withMembers(ctx, rows, (row, member) => ({
    id: row.id,
    member,
    amount: row.amount,
    createdAt: row.createdAt.toISOString(),
  }));
  return { results, next: nextOf(paging, total), total };
}

export async function endorsementStatsOf(ctx: TenantCtx, subjectId: string) {
  const stats = (await engagementOf(ctx, [subjectId])).get(subjectId)?.endorsements;
  if (!stats) throw new DomainError("NotFound", "noItem");
  return presentEndorsements(stats, await peopleByIds(ctx, stats.endorserIds));
}
