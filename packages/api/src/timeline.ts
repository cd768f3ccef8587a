import * as z from "zod/mini";
import { embedNames } from "./embeds.ts";
import { endpoints } from "./endpoint.ts";
import { type FeedType, feedTypes, itemTypes } from "./entities.ts";
import { feedEntities } from "./feed.ts";
import { id, idList, idParams, instant, nothing, pageSize, permissionsOn, wordList } from "./shared.ts";

type Entity = (typeof feedEntities)[FeedType];
const [first, ...others] = feedTypes.map((type): Entity => feedEntities[type]);

export const timelineItem = z.object({
  __permissions__: permissionsOn("timelineItem"),
  /** The timeline's own id; `entity` has the entity itself, discriminated by its `__entity_type__`. */
  id,
  /** The entity's `__entity_type__`. */
  type: z.enum(feedTypes),
  publishedAt: instant,
  pinnedUntil: z.nullable(instant),
  entity: z.discriminatedUnion("__entity_type__", [first as Entity, ...others]),
});
export type TimelineItem = z.infer<typeof timelineItem>;

const filters = {
  teamIdIn: z.optional(idList),
  itemTypeIn: z.optional(wordList(itemTypes)),
};

export const timelineEndpoints = endpoints({
  "GET /timeline/items": {
    summary: "The feed, newest first, by cursor; `after` answers only what is newer than that cursor",
    scope: "tenant",
    permission: "timeline:browse",
    query: z.strictObject({
      ...filters,
      embed: z.optional(wordList([...embedNames.recognition, ...embedNames.awardType])),
      cursor: z.optional(z.string().check(z.maxLength(200))),
      after: z.optional(z.string().check(z.maxLength(200))),
      pageSize,
    }),
    response: z.object({
      results: z.array(timelineItem),
      next: z.nullable(z.string()),
      /** The cursor of the newest item seen; ask `newCount` with it. */
      head: z.nullable(z.string()),
    }),
  },
  "GET /timeline/items/newCount": {
    summary: "How many items came after a cursor, up to 99",
    scope: "tenant",
    permission: "timeline:browse",
    query: z.strictObject({ ...filters, after: z.string().check(z.maxLength(200)) }),
    response: z.object({ count: z.int() }),
  },
  "GET /timeline/items/pinned": {
    summary: "Items pinned to the top",
    scope: "tenant",
    permission: "timeline:browse",
    response: z.object({ results: z.array(timelineItem) }),
  },
  "PUT /timeline/items/{id}/pin": {
    summary: "Pin an item for some days",
    scope: "tenant",
    permission: "recognition:moderate",
    action: "timelineItem.pin",
    params: idParams,
    body: z.strictObject({ days: z.union([z.literal(1), z.literal(3), z.literal(7)]) }),
    response: nothing,
  },
  "DELETE /timeline/items/{id}/pin": {
    summary: "Unpin an item",
    scope: "tenant",
    permission: "recognition:moderate",
    action: "timelineItem.pin",
    params: idParams,
    response: nothing,
  },
});
