import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { flaggedKeys, type ModeratedType, moderatedPermission, moderatedTypes } from "./moderated.ts";
import { richText } from "./rich-text.ts";
import { count, id, idList, idParams, instant, name, pageSize, permissionsOn, personSummary, text } from "./shared.ts";

const moderatedType = z.enum(moderatedTypes);
const reason = z.object({
  /** Null for the word list. */
  member: z.nullable(personSummary),
  reason: z.string(),
  createdAt: instant,
  /** Of this member's reports so far, and on how many of them something was hidden. */
  reports: count,
  held: count,
});
const decision = z.object({
  state: z.enum(["hidden", "dismissed", "restored"]),
  by: z.nullable(personSummary),
  at: instant,
  /** What the author reads. */
  note: z.nullable(z.string()),
  /** Points that came back; null where none were to, or while it can be undone. */
  returned: z.nullable(count),
  shortfall: z.nullable(count),
  /** Nothing has followed yet: nobody was notified, and no points were taken back. */
  undoUntil: z.nullable(instant),
});

/** Something that was reported, by a member or by the word list; it has the id of what was reported. */
export const moderationItem = z.object({
  __entity_type__: z.literal("moderationItem"),
  __permissions__: permissionsOn("moderationItem"),
  id,
  type: moderatedType,
  author: personSummary,
  /** Names of whom it is for. */
  to: z.array(z.string()),
  /** The one person it is for, with the points that they and its author gave each other in 30 days. */
  pair: z.nullable(z.object({ recipient: personSummary, given: count, received: count })),
  message: richText,
  text: z.string(),
  tenantWide: z.boolean(),
  /** Points for each recipient. */
  amount: count,
  reactionCount: count,
  commentCount: count,
  /** What a comment was written on. */
  thread: z.nullable(z.object({ author: z.string(), text: z.string() })),
  /** In the members' app. */
  path: z.string(),
  writtenAt: instant,
  openedAt: instant,
  /** The words of the list that it contains. */
  words: z.array(z.string()),
  reasons: z.array(reason),
  /** What its author has written in twelve months, and how much of it was hidden. */
  written: count,
  hidden: count,
  decision: z.nullable(decision),
});
export type ModerationItem = z.infer<typeof moderationItem>;

const ids = z.array(id).check(z.minLength(1), z.maxLength(50));
const cursor = z.optional(z.string().check(z.maxLength(200)));
const listing = z.strictObject({ cursor, pageSize });
const listed = z.object({ results: z.array(moderationItem), next: z.nullable(z.string()), total: count });

export const noteText = text(1000, "moderation.note");
export const hideBody = z.strictObject({ ids, reversePoints: z.boolean(), note: z.optional(z.nullable(noteText)) });
const idsBody = z.strictObject({ ids });
/** Somebody else may have decided some of them in the meantime. */
const decided = z.object({ decided: z.array(id), skipped: z.array(id) });

export const moderationWords = z.object({
  __entity_type__: z.literal("moderationWords"),
  __permissions__: permissionsOn("moderationWords"),
  id,
  words: z.array(z.string()),
  version: z.int(),
});
export type ModerationWords = z.infer<typeof moderationWords>;
export const wordsBody = z.strictObject({
  words: z.array(name(80)).check(z.maxLength(1000)),
  version: z.int(),
});

export const moderationNotice = z.object({
  id,
  kind: z.enum(["hidden", "restored", "message"]),
  type: moderatedType,
  /** What the reader wrote. */
  text: z.string(),
  note: z.nullable(z.string()),
  /** Points that came back to the reader. */
  returned: z.nullable(count),
  /** Where it can be read again. */
  path: z.nullable(z.string()),
  createdAt: instant,
});
export type ModerationNotice = z.infer<typeof moderationNotice>;

/** By what it is: for whoever may moderate both. Which of them a caller may see, their policy decides. */
const moderating = { scope: "tenant", permission: null } as const;
const flaggedList = <const T extends ModeratedType>(type: T, summary: string) => ({
  summary,
  scope: "tenant" as const,
  permission: moderatedPermission[type],
  query: listing,
  response: listed,
});

export const moderationEndpoints = endpoints({
  [flaggedKeys.recognition]: flaggedList("recognition", "Reported recognitions that wait for a decision, newest first"),
  [flaggedKeys.award]: flaggedList("award", "Reported awards that wait for a decision, newest first"),
  [flaggedKeys.card]: flaggedList(
    "card",
    "Reported signatures of delivered cards that wait for a decision, newest first",
  ),
  [flaggedKeys.comment]: flaggedList("comment", "Reported comments that wait for a decision, newest first"),
  "GET /moderation/counts": {
    summary:
      "How many wait for a decision, of what the caller may moderate, and how many were decided in twelve months",
    ...moderating,
    response: z.object({
      open: z.partialRecord(moderatedType, count),
      decided: z.object({ hidden: count, dismissed: count, restored: count }),
    }),
  },
  "GET /moderation/decisions": {
    summary: "What was decided, newest first",
    ...moderating,
    query: listing,
    response: listed,
  },
  "GET /moderation/items/{id}": {
    summary: "One of them",
    ...moderating,
    params: idParams,
    response: moderationItem,
  },
  "GET /moderation/reversals": {
    summary: "What taking back the points of these would do now",
    ...moderating,
    query: z.strictObject({ idIn: idList }),
    response: z.object({
      given: count,
      returns: count,
      shortfall: count,
      /** Of the shortfall, in the company's own currency; null where a point is worth nothing yet. */
      worth: z.nullable(z.object({ currency: z.string(), value: z.number() })),
    }),
  },
  "PUT /moderation/items/hidden": {
    summary: "Hide them everywhere at once; points and notifications follow after ten seconds, unless it is undone",
    ...moderating,
    action: "moderationItem.hide",
    body: hideBody,
    response: decided,
  },
  "PUT /moderation/items/dismissed": {
    summary: "Leave them as they are",
    ...moderating,
    action: "moderationItem.dismiss",
    body: idsBody,
    response: decided,
  },
  "PUT /moderation/items/restored": {
    summary: "Show them again everywhere; points that were taken back stay where they are",
    ...moderating,
    action: "moderationItem.restore",
    body: idsBody,
    response: decided,
  },
  "DELETE /moderation/decisions": {
    summary: "Undo what was decided within the last ten seconds",
    ...moderating,
    action: "moderationItem.undo",
    body: idsBody,
    response: decided,
  },
  "POST /moderation/items/{id}/messages": {
    summary: "Write to its author; they are notified",
    ...moderating,
    action: "moderationItem.write",
    params: idParams,
    body: z.strictObject({ text: noteText }),
    response: z.null(),
  },
  "GET /moderation/words": {
    summary: "Words that report what contains them",
    scope: "tenant",
    permission: "recognition:moderate",
    response: moderationWords,
  },
  "PUT /moderation/words": {
    summary: "Change the word list, for what is written from now on",
    scope: "tenant",
    permission: "recognition:moderate",
    action: "moderationWords.edit",
    body: wordsBody,
    response: moderationWords,
    errors: ["VersionConflict"],
  },
  "GET /moderation/notices/{id}": {
    summary: "What moderators wrote to the caller, or decided about something the caller wrote",
    scope: "tenant",
    permission: null,
    params: idParams,
    response: moderationNotice,
  },
});
