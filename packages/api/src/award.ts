import * as z from "zod/mini";
import { MOST_AWARD_POINTS } from "./award-badges.ts";
import { badge, nominationStatus } from "./award-type.ts";
import { embedNames } from "./embeds.ts";
import { endpoints } from "./endpoint.ts";
import { endorsementEndpoints, engagementEndpoints } from "./engagement-endpoints.ts";
import { givenFields } from "./given.ts";
import { richTextInput, toRichText } from "./rich-text.ts";
import { measureText, textLimits } from "./rich-words.ts";
import {
  count,
  id,
  idList,
  idParams,
  imageUrls,
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

export const award = z.object({
  __entity_type__: z.literal("award"),
  __permissions__: permissionsOn("award"),
  id,
  awardTypeId: id,
  /** The type's name and badge, as they were when it was sent. */
  name: z.string(),
  badge,
  badgeUrls: imageUrls,
  /** Where the nominations stand that it came from; null for one that was sent. */
  nominationStatus: z.nullable(nominationStatus),
  ...givenFields,
});
export type Award = z.infer<typeof award>;

const message = richTextInput("award.message").check(
  z.refine((input) => measureText(toRichText(input), textLimits.award).fault !== "empty", "award.message"),
);
const amount = z
  .int(whenMissing("award.pointsMissing", "wholeNumber"))
  .check(z.minimum(0, "award.pointsPositive"), z.maximum(MOST_AWARD_POINTS, "amountMax"));
const sendTo = z.array(recipientRef, whenMissing("recipient")).check(z.maxLength(200));
/** All that is missing is told at once. */
const given = { amount, message, sendTo: sendTo.check(z.minLength(1, "recipient")) };

export const awardSendBody = z.strictObject({ awardTypeId: id, ...given });
export const awardPreviewBody = z.strictObject({ awardTypeId: id, amount, sendTo });

const browses = { scope: "tenant", permission: "timeline:browse" } as const;
const sends = { scope: "tenant", permission: "award:send-own-type" } as const;
const embed = z.optional(wordList(embedNames.recognition));

export const awardEndpoints = endpoints({
  "GET /award/awards": {
    ...browses,
    summary: "Awards that the caller may see, newest first",
    query: z.strictObject({
      idIn: z.optional(idList),
      awardTypeIdIn: z.optional(idList),
      recipientIdIn: z.optional(idList),
      senderIdIn: z.optional(idList),
      embed,
      page,
      pageSize,
    }),
    response: listOf(award),
  },
  "POST /award/awards": {
    ...sends,
    summary: "Send an award; its bank pays the points, all of them or none",
    action: "awardType.send",
    body: awardSendBody,
    response: award,
    errors: ["Conflict"],
  },
  "POST /award/awardTypes/{id}/awards": {
    ...sends,
    summary: "The same, sent to the award type",
    action: "awardType.send",
    params: idParams,
    body: z.strictObject(given),
    response: award,
    errors: ["Conflict"],
  },
  "POST /award/awards/preview": {
    ...sends,
    summary: "What sending it would cost, and how many would receive points",
    action: "awardType.send",
    body: awardPreviewBody,
    response: z.object({
      recipientCount: count,
      /** Those of them who may receive points. */
      pointsRecipientCount: count,
      total: count,
      /** Null where no bank pays. */
      pointsBankBalance: z.nullable(z.object({ available: count })),
    }),
    errors: ["Conflict"],
  },
  "GET /award/recipients": {
    ...sends,
    summary: "People and teams to send an award to, by name",
    query: z.strictObject({ search, idIn: z.optional(idList) }),
    response: z.object({ results: z.array(recipient) }),
  },
  "GET /award/awards/{id}": {
    ...browses,
    summary: "One award",
    params: idParams,
    query: z.strictObject({ embed }),
    response: award,
  },
  "PATCH /award/awards/{id}": {
    ...browses,
    summary: "Edit the message of an award that the caller sent",
    action: "award.edit",
    params: idParams,
    body: z.strictObject({ message, version: z.int() }),
    response: award,
    errors: ["Forbidden", "VersionConflict"],
  },
  "DELETE /award/awards/{id}": {
    ...browses,
    summary: "Delete an award; what is left of its points goes back to its bank",
    action: "award.delete",
    params: idParams,
    response: nothing,
    errors: ["Forbidden"],
  },
  "GET /award/awards/{id}/recipients": {
    ...browses,
    summary: "Who received it, teams member by member, by name; `withheld` counts those who prefer privacy",
    params: idParams,
    query: z.strictObject({ page, pageSize }),
    response: z.extend(listOf(personSummary), { withheld: count }),
  },
  "GET /award/awards/{id}/reversal": {
    ...browses,
    summary: "What deleting it would do to its points, for who may delete it",
    params: idParams,
    response: z.object({ given: count, returns: count, shortfall: count }),
    errors: ["Forbidden"],
  },
  "GET /award/tv/{id}/awards": {
    summary: "What a channel's screen shows: public awards of its period and teams",
    scope: "tv",
    permission: null,
    params: idParams,
    query: z.strictObject({ token: z.string() }),
    response: z.object({
      results: z.array(
        z.object({
          id,
          name: z.string(),
          badge,
          badgeUrls: imageUrls,
          messageText: z.string(),
          sender: personSummary,
          sendTo: z.array(recipient),
          createdAt: instant,
        }),
      ),
    }),
  },
  ...engagementEndpoints("award", "timeline:browse"),
  ...endorsementEndpoints("award", "timeline:browse"),
});
