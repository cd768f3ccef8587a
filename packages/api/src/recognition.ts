import * as z from "zod/mini";
import { embedNames } from "./embeds.ts";
import { endpoints } from "./endpoint.ts";
import { endorsementEndpoints, engagementEndpoints } from "./engagement-endpoints.ts";
import { givenFields } from "./given.ts";
import { attachment } from "./media.ts";
import { MOST_ATTACHMENTS } from "./media-limits.ts";
import { pointsException } from "./points.ts";
import { rankingEndpoints } from "./recognition-rankings.ts";
import { richText, richTextInput } from "./rich-text.ts";
import {
  count,
  giftAmount,
  id,
  idList,
  idParams,
  instant,
  listOf,
  nothing,
  page,
  pageSize,
  permissionsOn,
  personSummary,
  recipient,
  recipientRef,
  search,
  whenMissing,
  wordList,
} from "./shared.ts";
import { quality } from "./value.ts";

export const recognitionStatuses = ["draft", "published"] as const;

export const recognition = z.object({
  __entity_type__: z.literal("recognition"),
  __permissions__: permissionsOn("recognition"),
  id,
  qualities: z.array(quality),
  /** Media objects, in order; what they show and where is in `attachmentUrls`. */
  attachments: z.array(id),
  attachmentUrls: z.array(attachment),
  /** Addresses of moving pictures. */
  gifs: z.array(z.string()),
  /** Of the message, for its sender alone. */
  refinementId: z.nullable(id),
  /** Only its author sees a draft, and nobody has received it. */
  status: z.enum(recognitionStatuses),
  /** When a draft is published; null without a schedule, and for published ones. */
  scheduledAt: z.nullable(instant),
  ...givenFields,
});
export type Recognition = z.infer<typeof recognition>;

const amount = giftAmount(0, "amountMissing", "wholePoints");
const recipients = z.array(recipientRef, whenMissing("recipient")).check(z.maxLength(200));
const qualityIds = z.array(id, whenMissing("qualities")).check(z.maxLength(10));
const anyStatus = {
  ignoreExceptions: z.optional(z.boolean()),
  /** Media objects that the sender uploaded as attachments. */
  attachments: z.optional(z.array(id).check(z.maxLength(MOST_ATTACHMENTS, "attachmentsMost"))),
  /** One, by its address at the configured service. */
  gifs: z.optional(z.array(z.url("gifUrl")).check(z.maxLength(1, "gifsMost"))),
  /** The sender's own; one that is gone by now is left out. */
  refinementId: z.optional(z.nullable(id)),
};

export const publishedBody = z.strictObject({
  ...anyStatus,
  status: z.literal("published"),
  message: richTextInput("message"),
  amount,
  sendTo: recipients.check(z.minLength(1, "recipient")),
  qualityIds,
  tenantWide: z.boolean(),
  scheduledAt: z.optional(
    z.null({ error: ({ input }) => (z.safeParse(instant, input).success ? "publishedNow" : "dateString") }),
  ),
});
/** A draft may be incomplete, unless it is scheduled. */
export const draftBody = z.strictObject({
  ...anyStatus,
  status: z.literal("draft"),
  message: z._default(richTextInput("message"), ""),
  amount: z._default(amount, 0),
  sendTo: z._default(recipients, []),
  qualityIds: z._default(qualityIds, []),
  tenantWide: z._default(z.boolean(), true),
  scheduledAt: z._default(z.nullable(z.iso.datetime({ offset: true, error: "dateString" })), null),
});
export const recognitionBody = z.discriminatedUnion("status", [publishedBody, draftBody]);
/** The version that was read. If it is given, a change made elsewhere meanwhile is a conflict. */
const version = { version: z.optional(z.int()) };
const recognitionChange = z.discriminatedUnion("status", [
  z.extend(publishedBody, version),
  z.extend(draftBody, version),
]);

const embed = z.optional(wordList(embedNames.recognition));
const filter = {
  idIn: z.optional(idList),
  sentByIdIn: z.optional(idList),
  recipientIdIn: z.optional(idList),
  sentByOrToIdIn: z.optional(idList),
  senderIdIn: z.optional(idList),
  statusIn: z.optional(wordList(recognitionStatuses)),
};
const sendToBody = z.strictObject({ sendTo: z.array(recipientRef).check(z.maxLength(200)) });

export const recognitionEndpoints = endpoints({
  "GET /recognition/recognitions": {
    summary: "Published recognitions, newest first; with `statusIn=draft` the caller's drafts",
    scope: "tenant",
    permission: "recognition:browse",
    query: z.strictObject({ ...filter, embed, sorting: z.optional(z.literal("-createdAt")), page, pageSize }),
    response: listOf(recognition),
  },
  "GET /recognition/recognitions/count": {
    summary: "How many the list would have, up to 10,000 of each status",
    scope: "tenant",
    permission: "recognition:browse",
    query: z.strictObject(filter),
    response: z.object({ count }),
  },
  "POST /recognition/recognitions": {
    summary: "Send a recognition, or keep it as a draft",
    scope: "tenant",
    permission: "recognition:create",
    action: null,
    body: recognitionBody,
    response: recognition,
    errors: ["PointsExceptionError"],
  },
  "GET /recognition/recognitions/{id}": {
    summary: "One recognition",
    scope: "tenant",
    permission: "recognition:browse",
    params: idParams,
    query: z.strictObject({ embed }),
    response: recognition,
  },
  "PATCH /recognition/recognitions/{id}": {
    summary: "Change a draft, schedule or send it; or edit the message, qualities and attachments of a published one",
    scope: "tenant",
    permission: "recognition:create",
    action: ["recognition.edit", "recognition.schedule", "recognition.editPublished"],
    params: idParams,
    body: recognitionChange,
    response: recognition,
    errors: ["PointsExceptionError", "VersionConflict"],
  },
  "GET /recognition/recognitions/{id}/recipients": {
    summary: "Who received it, teams member by member, by name; `withheld` counts those who prefer privacy",
    scope: "tenant",
    permission: "recognition:browse",
    params: idParams,
    query: z.strictObject({ page, pageSize }),
    response: z.extend(listOf(personSummary), { withheld: count }),
  },
  "GET /recognition/recognitions/{id}/reversal": {
    summary: "What deleting it would do to the points given with it, for who may delete it",
    scope: "tenant",
    permission: "recognition:browse",
    params: idParams,
    response: z.object({
      /** In all, with what was added; goes back to whoever gave it. */
      given: count,
      /** Of this, what the recipients lose. */
      returns: count,
      /** Of this, what they have spent or what has lapsed: the company bears it. */
      shortfall: count,
    }),
    errors: ["Forbidden"],
  },
  "DELETE /recognition/recognitions/{id}": {
    summary: "Delete a recognition, which reverses its points, or a draft",
    scope: "tenant",
    permission: "recognition:browse",
    action: "recognition.delete",
    params: idParams,
    response: nothing,
    errors: ["Forbidden"],
  },
  "POST /recognition/recognitions/recipientCount": {
    summary: "How many people would receive it, each once and never the sender",
    scope: "tenant",
    permission: "recognition:create",
    action: null,
    body: sendToBody,
    response: z.object({ recipientCount: count }),
  },
  "POST /recognition/recognitions/preview": {
    summary: "What the points would be: total, and exceptions if any",
    scope: "tenant",
    permission: "recognition:create",
    action: null,
    body: z.strictObject({ ...sendToBody.shape, amount }),
    response: z.object({ recipientCount: count, total: count, balance: z.int(), exceptions: z.array(pointsException) }),
  },
  "GET /recognition/recipients": {
    summary: "People and teams to recognize, by name",
    scope: "tenant",
    permission: "recognition:create",
    query: z.strictObject({ search, idIn: z.optional(idList) }),
    response: z.object({ results: z.array(recipient) }),
  },
  "GET /recognition/goal": {
    summary: "This month's recognitions against the tenant's goal",
    scope: "tenant",
    permission: "recognition:browse",
    response: z.object({ count, goal: count, month: z.string() }),
  },
  "GET /recognition/goal/facts": {
    summary: "What a goal is chosen by: what the last whole months reached, and how many went without points",
    scope: "tenant",
    permission: "points:manage",
    outside: true,
    response: z.object({
      /** Public recognitions of each of the last three, oldest first. */
      months: z.array(count),
      /** Recognitions of the last 13 weeks that brought none. */
      withoutPoints: count,
    }),
  },
  "GET /recognition/summary": {
    summary: "What a member received and gave: sums, months, top qualities",
    scope: "tenant",
    permission: "recognition:browse",
    query: z.strictObject({ memberId: id }),
    response: z.object({
      received: count,
      given: count,
      months: z.array(z.object({ month: z.string(), received: count, given: count })),
      qualities: z.array(z.object({ quality, count })),
    }),
  },
  "GET /recognition/weekly": {
    summary: "This week in numbers, for the home page's opening line",
    scope: "tenant",
    permission: "recognition:browse",
    response: z.object({ people: count, recognitions: count, forOwnTeams: count }),
  },
  "GET /recognition/peers": {
    summary: "Colleagues whom the caller works with and has not recognized for longest",
    scope: "tenant",
    permission: "recognition:create",
    response: z.object({
      results: z.array(z.object({ ...personSummary.shape, lastRecognizedAt: z.nullable(instant) })),
    }),
  },
  "GET /recognition/tv/{id}/recognitions": {
    summary: "What a channel's screen shows: public recognitions of its period and teams",
    scope: "tv",
    permission: null,
    params: idParams,
    query: z.strictObject({ token: z.string() }),
    response: z.object({
      results: z.array(
        z.object({
          id,
          messageText: z.string(),
          message: richText,
          sender: personSummary,
          sendTo: z.array(recipient),
          qualities: z.array(quality),
          /** Pictures alone. */
          attachmentUrls: z.array(attachment),
          gifs: z.array(z.string()),
          createdAt: instant,
        }),
      ),
    }),
  },
  ...rankingEndpoints,
  ...engagementEndpoints("recognition", "recognition:browse"),
  ...endorsementEndpoints("recognition", "recognition:browse"),
});
