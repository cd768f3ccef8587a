import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import {
  count,
  flag,
  id,
  idParams,
  instant,
  listOf,
  nothing,
  page,
  pageSize,
  personSummary,
  stream,
} from "./shared.ts";

export const notificationMessage = z.object({
  __entity_type__: z.literal("notification"),
  id,
  kind: z.string(),
  /** Worded in the reader's language. */
  message: z.string(),
  resourcePath: z.string(),
  readAt: z.nullable(instant),
  createdAt: instant,
  fromMember: z.nullable(personSummary),
});
export type NotificationMessage = z.infer<typeof notificationMessage>;

export const notificationEndpoints = endpoints({
  "GET /notification/messages": {
    summary: "The caller's notifications, newest first",
    scope: "tenant",
    permission: "notification:browse-messages",
    query: z.strictObject({
      page,
      pageSize,
      /** Accepted for clients that send them; there is no other order and nothing else to embed. */
      sorting: z.optional(z.literal("-createdAt")),
      embed: z.optional(z.literal("fromMember")),
    }),
    response: listOf(notificationMessage),
  },
  "GET /notification/messages/count": {
    summary: "How many are unread (`read=false`)",
    scope: "tenant",
    permission: "notification:browse-messages",
    query: z.strictObject({ read: z.optional(flag) }),
    response: z.object({ count }),
  },
  "PUT /notification/messages/read": {
    summary: "Mark all as viewed",
    scope: "tenant",
    permission: "notification:browse-messages",
    action: null,
    response: nothing,
  },
  "PUT /notification/messages/{id}/read": {
    summary: "Mark one as viewed",
    scope: "tenant",
    permission: "notification:browse-messages",
    action: null,
    params: idParams,
    response: nothing,
  },
  "DELETE /notification/messages": {
    summary: "Delete all",
    scope: "tenant",
    permission: "notification:browse-messages",
    action: null,
    response: nothing,
  },
  "DELETE /notification/messages/{id}": {
    summary: "Delete one",
    scope: "tenant",
    permission: "notification:browse-messages",
    action: null,
    params: idParams,
    response: nothing,
  },
  "GET /notification/stream": {
    summary:
      "News as it happens, one JSON object a line: {type: notification | timeline | points}, first for what came after `since`, and {type: ping, at} with what to say as `since` the next time",
    scope: "tenant",
    permission: "notification:browse-messages",
    query: z.strictObject({ since: z.optional(instant) }),
    response: stream,
  },
});
