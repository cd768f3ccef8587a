import { type ModeratedType, moderatedPermission, moderatedTypes } from "@plaudit/api/moderated.ts";
import type { ModerationItem } from "@plaudit/api/moderation.ts";
import { permissionsOf } from "@plaudit/api/permissions.ts";
import { UNDO_SECONDS } from "@plaudit/api/undo-seconds.ts";
import type { TenantCtx } from "../../context.ts";
import type { Moderated, ModeratedContent } from "../../moderated.ts";
import { namesByIds, peopleByIds, teamsByIds } from "../directory/index.ts";
import { engagementOf, reportedBy, reportsOf } from "../engagement/index.ts";
import { sentBetween } from "../points/index.ts";
import { moderationItemPolicy } from "./policy.ts";
import { hiddenAmong, hiddenCounts, type ItemRow } from "./queries.ts";

export type AllModerated = readonly Moderated[];
export const moderatedOf = (all: AllModerated, type: string): Moderated | undefined =>
  all.find((one) => one.type === type);

export const YEAR_MS = 365 * 86_400_000;
const MONTH_MS = 30 * 86_400_000;
export const UNDO_MS = UNDO_SECONDS * 1000;

/** What the reader may moderate. */
export const ownTypes = ({ actor }: Pick<TenantCtx, "actor">): ModeratedType[] =>
  moderatedTypes.filter((type) => permissionsOf[actor.role].includes(moderatedPermission[type]));

const key = (one: string, other: string) => `${one} ${other}`;

/** The things themselves, by id: of each type in one statement. */
export async function contentsOf(
  db: TenantCtx["db"],
  all: AllModerated,
  of: readonly { type: string; id: string }[],
): Promise<Map<string, ModeratedContent>> {
  const byType = Map.groupBy(of, ({ type }) => type);
  const read = await Promise.all(
    [...byType].map(async ([type, some]) => {
      const contents = await moderatedOf(all, type)?.read(
        db,
        some.map(({ id }) => id),
      );
      return contents ?? [];
    }),
  );
  return new Map(read.flat().map((content) => [content.id, content]));
}

async function historyOf({ db, now }: TenantCtx, all: AllModerated, rows: readonly ItemRow[]) {
  const since = new Date(now.getTime() - YEAR_MS);
  const authors = [...new Set(rows.map((row) => row.authorId))];
  const types = [...new Set(rows.map((row) => row.type))];
  const [hidden, ...written] = await Promise.all([
    hiddenCounts(db, authors, since),
    ...types.map(async (type) => [type, await moderatedOf(all, type)?.written(db, authors, since)] as const),
  ]);
  const hiddenBy = new Map(hidden.map((row) => [key(row.type, row.authorId), row.count]));
  const writtenBy = new Map(written);
  return ({ type, authorId }: ItemRow) => ({
    written: writtenBy.get(type)?.get(authorId) ?? 0,
    hidden: hiddenBy.get(key(type, authorId)) ?? 0,
  });
}

async function reportsIn({ db }: TenantCtx, rows: readonly ItemRow[]) {
  const reports = await reportsOf(
    db,
    rows.map((row) => row.id),
  );
  const made = await reportedBy(db, [...new Set(reports.map((report) => report.memberId))]);
  const hidden = await hiddenAmong(db, [...new Set(made.map((one) => one.subjectId))]);
  const by = Map.groupBy(made, (one) => one.memberId);
  return { reports, made: (memberId: string) => by.get(memberId) ?? [], held: (id: string) => hidden.has(id) };
}

/** Whom something is for, if it is for one person alone. */
const soleRecipient = ({ memberIds, teamIds }: ModeratedContent): string | undefined =>
  teamIds.length === 0 && memberIds.length === 1 ? memberIds[0] : undefined;

/** Points that went between authors and those for whom alone they wrote, in either direction. */
async function exchangedIn({ db, now }: TenantCtx, contents: readonly ModeratedContent[]) {
  const pairs = contents.flatMap((content) => {
    const id = soleRecipient(content);
    return id ? [{ senderId: content.authorId, recipientId: id }] : [];
  });
  const both = pairs.flatMap((pair) => [pair, { senderId: pair.recipientId, recipientId: pair.senderId }]);
  const sent = pairs.length > 0 ? await sentBetween(db, both, new Date(now.getTime() - MONTH_MS)) : [];
  const of = new Map(sent.map(({ senderId, recipientId, amount }) => [key(senderId, recipientId), amount]));
  return (from: string, to: string) => of.get(key(from, to)) ?? 0;
}

/** What comments answer, but for what is private and was not reported itself: that is not theirs to read. */
async function threadsOf(ctx: TenantCtx, all: AllModerated, contents: readonly ModeratedContent[]) {
  const threads = await contentsOf(
    ctx.db,
    all,
    contents.flatMap(({ thread }) => thread ?? []),
  );
  const kept = [...threads.values()].filter(({ tenantWide }) => !tenantWide).map(({ id }) => id);
  const engaged = kept.length > 0 ? await engagementOf(ctx, kept) : new Map();
  return (id: string) => {
    const content = threads.get(id);
    return content && { content, open: content.tenantWide || engaged.get(id)?.flagged === true };
  };
}

/** Rows with all that a moderator looks at; those are left out that were deleted meanwhile. */
export async function presentItems(ctx: TenantCtx, all: AllModerated, rows: ItemRow[]): Promise<ModerationItem[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const [contents, engaged, history, reported] = await Promise.all([
    contentsOf(ctx.db, all, rows),
    engagementOf(ctx, ids),
    historyOf(ctx, all, rows),
    reportsIn(ctx, rows),
  ]);
  const found = [...contents.values()];
  const threadOf = await threadsOf(ctx, all, found);
  const named = [...new Set(found.flatMap(({ memberIds }) => memberIds))];
  const [people, names, teams, exchanged] = await Promise.all([
    peopleByIds(ctx, [
      ...new Set([
        ...rows.flatMap((row) => [row.authorId, ...(row.decidedBy ? [row.decidedBy] : [])]),
        ...found.flatMap(({ thread }) => (thread && threadOf(thread.id)?.content.authorId) ?? []),
        ...reported.reports.map((report) => report.memberId),
        ...found.flatMap((content) => soleRecipient(content) ?? []),
      ]),
    ]),
    namesByIds(ctx, named),
    teamsByIds(ctx, [...new Set(found.flatMap(({ teamIds }) => teamIds))]),
    exchangedIn(ctx, found),
  ]);
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return rows.flatMap((row): ModerationItem[] => {
    const content = contents.get(row.id);
    const author = people.get(row.authorId);
    if (!content || !author) return [];
    const thread = content.thread && threadOf(content.thread.id);
    const engagement = engaged.get(row.id);
    const recipient = people.get(soleRecipient(content) ?? "");
    const mine = reported.reports.filter((report) => report.subjectId === row.id);
    return [
      {
        __entity_type__: "moderationItem",
        __permissions__: moderationItemPolicy.permissionsOn(ctx.actor, row),
        id: row.id,
        type: row.type,
        author,
        to: [
          ...content.memberIds.flatMap((id) => nameOf.get(id) ?? []),
          ...content.teamIds.flatMap((id) => teams.get(id)?.name ?? []),
        ],
        pair: recipient
          ? {
              recipient,
              given: exchanged(row.authorId, recipient.id),
              received: exchanged(recipient.id, row.authorId),
            }
          : null,
        message: content.message,
        text: content.text,
        tenantWide: thread?.content.tenantWide ?? content.tenantWide,
        amount: content.amount,
        reactionCount: (engagement?.reactionCounts ?? []).reduce((sum, { count }) => sum + count, 0),
        commentCount: engagement?.commentCount ?? 0,
        thread: thread?.open
          ? { author: people.get(thread.content.authorId)?.name ?? "", text: thread.content.text }
          : null,
        path: moderatedOf(all, row.type)?.path(content) ?? "/home",
        writtenAt: content.writtenAt.toISOString(),
        openedAt: row.openedAt.toISOString(),
        words: row.words,
        reasons: mine.map((report) => {
          const made = reported.made(report.memberId);
          return {
            member: people.get(report.memberId) ?? null,
            reason: report.reason,
            createdAt: report.createdAt.toISOString(),
            reports: made.length,
            held: made.filter(({ subjectId }) => reported.held(subjectId)).length,
          };
        }),
        ...history(row),
        decision: row.decidedAt && row.state !== "open" ? presentDecision(row, row.decidedAt, people) : null,
      },
    ];
  });
}

function presentDecision(row: ItemRow, at: Date, people: Awaited<ReturnType<typeof peopleByIds>>) {
  return {
    state: row.state as "hidden" | "dismissed" | "restored",
    by: (row.decidedBy && people.get(row.decidedBy)) || null,
    at: at.toISOString(),
    note: row.note,
    returned: row.returned,
    shortfall: row.shortfall,
    undoUntil: row.undoTo ? new Date(at.getTime() + UNDO_MS).toISOString() : null,
  };
}

/** Where moderators find what waits. */
export const queuePath = (type: ModeratedType): string =>
  `/admin/content/flagged/${{ recognition: "recognition", award: "awards", card: "cards", comment: "comments" }[type]}`;
