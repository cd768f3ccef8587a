import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { count, id, nothing, permissionsOn } from "./shared.ts";

export const notificationChannels = ["inApp", "push", "mail"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export const digest = z.enum(["week", "disabled"]);
export type Digest = z.infer<typeof digest>;

const kind = z.string().check(z.maxLength(80));
/** The ways on which a kind of notification comes; null for one that it never takes. */
const notificationKind = z.object({
  kind,
  /** Worded in the reader's language, as is the group's name. */
  name: z.string(),
  inApp: z.boolean(),
  push: z.boolean(),
  mail: z.nullable(z.boolean()),
});
export type NotificationKindChoice = z.infer<typeof notificationKind>;
const groups = z.array(z.object({ name: z.string(), kinds: z.array(notificationKind) }));
export type NotificationGroup = z.infer<typeof groups>[number];

export const channelPreferences = z.object({
  groups,
  digest,
  /** Of this server, for browsers that subscribe; null in a tenant without push. */
  push: z.nullable(z.object({ publicKey: z.string() })),
});
export type ChannelPreferences = z.infer<typeof channelPreferences>;

export const notificationSettings = z.object({
  __entity_type__: z.literal("notificationSettings"),
  __permissions__: permissionsOn("notificationSettings"),
  id,
  groups,
  digest,
  /** Members who have chosen something for themselves. */
  chosenCount: count,
  version: z.int(),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

const pushKey = z.string().check(z.maxLength(120), z.regex(/^[\w-]+={0,2}$/));
const endpoint = z.string().check(z.maxLength(1000));

const channelChange = {
  inApp: z.optional(z.boolean()),
  push: z.optional(z.boolean()),
  mail: z.optional(z.boolean()),
};
const kindChanges = z.array(z.strictObject({ kind, ...channelChange })).check(z.maxLength(100));

export const notificationSettingsBody = z.strictObject({ kinds: kindChanges, digest, version: z.int() });

export const notificationSettingsEndpoints = endpoints({
  "GET /notification/channelPreferences": {
    summary: "Which notifications the caller gets, and on which channels",
    scope: "tenant",
    permission: "notification:browse-messages",
    response: channelPreferences,
  },
  "PATCH /notification/channelPreferences": {
    summary: "Change the caller's choices; omitted fields stay as they are",
    scope: "tenant",
    permission: "notification:browse-messages",
    action: null,
    body: z.strictObject({ kinds: z.optional(kindChanges), digest: z.optional(digest) }),
    response: channelPreferences,
  },
  "POST /notification/subscriptions": {
    summary: "Have notifications pushed to a browser, as its `PushSubscription` says; once more changes nothing",
    scope: "tenant",
    permission: "notification:browse-messages",
    action: null,
    body: z.strictObject({ endpoint, keys: z.strictObject({ p256dh: pushKey, auth: pushKey }) }),
    response: nothing,
  },
  "DELETE /notification/subscriptions": {
    summary: "Push nothing more to a browser",
    scope: "tenant",
    permission: "notification:browse-messages",
    action: null,
    body: z.strictObject({ endpoint }),
    response: nothing,
  },
  "POST /notification/unsubscriptions/{token}": {
    summary: "End the weekly digest by the link in one (RFC 8058)",
    scope: "anonymous",
    permission: null,
    action: null,
    params: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
    ignoresBody: true,
    response: nothing,
  },
  "GET /recognition/notificationSettings": {
    summary: "The company's choices for members who have chosen nothing, for every kind of notification",
    scope: "tenant",
    permission: "notification:manage-settings",
    response: notificationSettings,
  },
  "PUT /recognition/notificationSettings": {
    summary: "Choose for members who have chosen nothing; an omitted kind has its default channels",
    scope: "tenant",
    permission: "notification:manage-settings",
    action: "notificationSettings.edit",
    body: notificationSettingsBody,
    response: notificationSettings,
    errors: ["VersionConflict"],
  },
});
