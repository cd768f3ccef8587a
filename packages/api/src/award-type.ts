import * as z from "zod/mini";
import { badges, MOST_NOMINATIONS, MOST_WINNERS, pinDays } from "./award-badges.ts";
import { juryFields, shownJury } from "./award-jury.ts";
import { embedNames } from "./embeds.ts";
import { endpoints } from "./endpoint.ts";
import { attachment } from "./media.ts";
import {
  count,
  csv,
  flag,
  id,
  idParams,
  imageUrls,
  instant,
  listOf,
  name,
  nothing,
  page,
  pageSize,
  permissionsOn,
  personSummary,
  points,
  recipient,
  role,
  search,
  wordList,
} from "./shared.ts";

export const badge = z.enum(badges);
/** Where a type that is given by nomination stands. */
export const nominationStatus = z.enum(["draft", "open", "judging", "ended", "finalized"]);
export type NominationStatus = z.infer<typeof nominationStatus>;

/** What everybody sees of a type who may send it. */
const shown = {
  __entity_type__: z.literal("awardType"),
  __permissions__: permissionsOn("awardType"),
  id,
  name: z.string(),
  description: z.string(),
  badge,
  /** A picture of the company's own, in place of the badge. */
  badgeUrls: imageUrls,
  attachmentUrls: z.array(attachment),
  /** For each recipient; the most that a sender may choose, unless they are locked. */
  points: count,
  pointsLocked: z.boolean(),
  pointsBankName: z.nullable(z.string()),
  /** It is given to winners whom colleagues nominated, not sent. */
  nomination: z.boolean(),
  /** Null where it is sent. */
  nominationStatus: z.nullable(nominationStatus),
  nominationStartAt: z.nullable(instant),
  nominationEndAt: z.nullable(instant),
  /** Null where no jury judges, and before nominations have an end. */
  judgingEndAt: z.nullable(instant),
  /** For each nominator; null is as many as there are candidates. */
  maxNominations: z.nullable(count),
};

export const ownAwardType = z.object({
  ...shown,
  /** The last person or team whom the reader sent it to. */
  lastSentTo: z.nullable(z.string()),
  /** Whom the reader nominated; the names of the first twenty. */
  ownNominees: z.object({ total: count, members: z.array(personSummary) }),
  /** While it waits for the reader's judgment as one of its jury. */
  ownBallot: z.nullable(z.object({ judged: count, total: count })),
});
export type OwnAwardType = z.infer<typeof ownAwardType>;

export const awardType = z.object({
  ...shown,
  mediaObjectId: z.nullable(id),
  budgetItemId: z.nullable(id),
  pointsBankBalance: z.nullable(count),
  /** People and teams; where nobody and no role is named, everybody is one. */
  senders: z.array(recipient),
  senderRoles: z.array(role),
  tenantWideNominators: z.boolean(),
  nominators: z.array(recipient),
  tenantWideCandidates: z.boolean(),
  candidates: z.array(recipient),
  ...shownJury,
  /** How many are to win; null while that is open, and where it is sent. */
  places: z.nullable(count),
  notify: z.boolean(),
  pinForDays: z.nullable(z.literal(pinDays)),
  archived: z.boolean(),
  stats: z.object({
    /** Awards that were sent and not deleted, to how many people, by how many, and the points they brought. */
    sent: count,
    recipients: count,
    senders: count,
    points: count,
    lastSentAt: z.nullable(instant),
    /** Whom the last one went to: the first of them, and how many people and teams besides. */
    lastSentTo: z.nullable(z.object({ name: z.string(), others: count })),
    nominations: count,
    nominees: count,
    winners: count,
    /** While the jury judges, how many of it have judged everybody. */
    sealed: count,
  }),
  createdAt: instant,
  version: z.int(),
});
export type AwardType = z.infer<typeof awardType>;

const audience = z.array(id).check(z.maxLength(200));
/** What nominations need besides; without them it is sent. */
const nominationFields = {
  nomination: z.optional(z.boolean()),
  /** With both it opens and closes by itself. */
  nominationStartAt: z.optional(z.nullable(instant)),
  nominationEndAt: z.optional(z.nullable(instant)),
  maxNominations: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_NOMINATIONS)))),
  /** How many are to win; null leaves it open. */
  places: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_WINNERS)))),
  tenantWideNominators: z.optional(z.boolean()),
  tenantWideCandidates: z.optional(z.boolean()),
  /** Ids of people and teams; none where it is tenant-wide. */
  nominators: z.optional(audience),
  candidates: z.optional(audience),
  ...juryFields,
};
export const awardTypeBody = z.strictObject({
  ...nominationFields,
  name: name(80),
  description: z.string().check(z.trim(), z.maxLength(150)),
  badge,
  /** An upload of the caller's; it stands in place of the badge. */
  mediaObjectId: z.nullable(id),
  points,
  pointsLocked: z.boolean(),
  /** The bank that pays. */
  budgetItemId: z.nullable(id),
  /** Ids of people and teams, and names of roles; empty is everybody. */
  senders: z.array(z.union([role, id])).check(z.maxLength(200)),
  archived: z.boolean(),
  notify: z.boolean(),
  pinForDays: z.nullable(z.literal(pinDays)),
});
export type AwardTypeBody = z.infer<typeof awardTypeBody>;

/** One person who received an award of a type. */
const awardee = z.object({
  awardId: id,
  member: personSummary,
  sender: personSummary,
  amount: count,
  /** Whether everybody may open the award. */
  tenantWide: z.boolean(),
  createdAt: instant,
});
export type Awardee = z.infer<typeof awardee>;

const manages = { scope: "tenant", permission: "award:create-type" } as const;
const embed = z.optional(wordList(embedNames.awardType));

export const awardTypeEndpoints = endpoints({
  "GET /award/awardTypes": {
    ...manages,
    summary: "Award types, by name",
    query: z.strictObject({
      archived: z.optional(flag),
      /** Only those that are given by nomination, or only the others. */
      nomination: z.optional(flag),
      search,
      embed,
      page,
      pageSize,
    }),
    response: z.extend(listOf(awardType), {
      /** How many are archived. */ archived: count,
      /** How many there are of either kind, archived or not as asked. */
      kinds: z.object({ sent: count, nominated: count }),
    }),
  },
  "POST /award/awardTypes": {
    ...manages,
    summary: "Create an award type",
    action: null,
    body: awardTypeBody,
    response: awardType,
    errors: ["Conflict"],
  },
  "GET /award/awardTypes/{id}": {
    ...manages,
    summary: "One award type",
    params: idParams,
    query: z.strictObject({ embed }),
    response: awardType,
  },
  "PATCH /award/awardTypes/{id}": {
    ...manages,
    summary: "Change an award type, archive it or bring it back; once one was sent, its points stay",
    action: ["awardType.edit", "awardType.archive"],
    params: idParams,
    body: z.strictObject({ ...z.partial(awardTypeBody).shape, version: z.int() }),
    response: awardType,
    errors: ["VersionConflict", "Conflict"],
  },
  "DELETE /award/awardTypes/{id}": {
    ...manages,
    summary: "Delete an award type that was never sent",
    action: "awardType.delete",
    params: idParams,
    response: nothing,
    errors: ["Conflict"],
  },
  "POST /award/awardTypes/{id}/clone": {
    ...manages,
    summary: "Make a copy of an award type under a name of its own",
    action: "awardType.clone",
    params: idParams,
    response: awardType,
    errors: ["Conflict"],
  },
  "GET /award/awardTypes/{id}/recipients": {
    ...manages,
    summary: "Who received an award of this type, the latest first",
    params: idParams,
    query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(200))), pageSize }),
    response: z.object({ results: z.array(awardee), next: z.nullable(z.string()) }),
  },
  "GET /award/awardTypes/{id}/recipients/export": {
    ...manages,
    summary: "The same as CSV",
    params: idParams,
    response: csv,
  },
  "GET /awards/awardTypes/my": {
    summary:
      "The award types that the caller judges, may nominate for or send; those that close next first, then by name",
    scope: "tenant",
    permission: "award:send-own-type",
    query: z.strictObject({ embed: z.optional(wordList(embedNames.ownAwardType)), page, pageSize }),
    response: listOf(ownAwardType),
  },
});
