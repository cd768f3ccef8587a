import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import {
  id,
  idParams,
  imageUrls,
  instant,
  language,
  name,
  nothing,
  permissionsOn,
  personSummary,
  teamSummary,
} from "./shared.ts";

/** What a screen can show. */
export const channelContents = ["recognition", "award", "announcement", "celebration", "joiners"] as const;
export type ChannelContent = (typeof channelContents)[number];
export const channelCodes = ["view", "recognize", "none"] as const;

/** Where a signage system lives that frames the page: scheme, host and port, nothing behind them. */
const webOrigin = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(
      /^https?:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?::\d{1,5})?$/,
    ),
  );

const settings = {
  name: z.string(),
  content: z.array(z.enum(channelContents)),
  language,
  theme: z.enum(["light", "dark"]),
  qr: z.enum(channelCodes),
};

const channel = z.object({
  ...settings,
  __entity_type__: z.literal("channel"),
  __permissions__: permissionsOn("channel"),
  id,
  /** Empty shows every team. */
  teams: z.array(teamSummary),
  periodDays: z.int(),
  frameOrigins: z.array(z.string()),
  /** `playing` was seen in the last three minutes, `waiting` never yet. */
  state: z.enum(["playing", "away", "waiting", "revoked", "archived"]),
  lastSeenAt: z.nullable(instant),
  createdAt: instant,
  version: z.int(),
});
export type Channel = z.infer<typeof channel>;

export const channelBody = z.strictObject({
  ...settings,
  name: name(80),
  content: z.array(z.enum(channelContents)).check(z.minLength(1), z.maxLength(channelContents.length)),
  teamIds: z.array(id).check(z.maxLength(50)),
  periodDays: z.int().check(z.minimum(1), z.maximum(365)),
  frameOrigins: z.array(webOrigin).check(z.maxLength(10)),
});
export type ChannelBody = z.infer<typeof channelBody>;

/** The link holds the token; only this response contains it. */
const channelLink = z.object({ channel, link: z.string() });

const ticket = z.strictObject({ token: z.string().check(z.maxLength(200)) });

export const channelEndpoints = endpoints({
  "GET /tv/channels": {
    summary: "Channels of the TV screens",
    scope: "tenant",
    permission: "tv:browse",
    response: z.object({ results: z.array(channel) }),
  },
  "POST /tv/channels": {
    summary: "Create a channel; only this response contains its link",
    scope: "tenant",
    permission: "integration:manage",
    action: null,
    body: channelBody,
    response: channelLink,
    errors: ["Conflict"],
    confidential: true,
  },
  "GET /tv/channels/{id}": {
    summary: "One channel",
    scope: "tenant",
    permission: "tv:browse",
    params: idParams,
    response: channel,
  },
  "PATCH /tv/channels/{id}": {
    summary: "Change a channel, archive it or bring it back",
    scope: "tenant",
    permission: "integration:manage",
    action: "channel.edit",
    params: idParams,
    body: z.strictObject({ ...z.partial(channelBody).shape, archived: z.optional(z.boolean()), version: z.int() }),
    response: channel,
    errors: ["VersionConflict"],
  },
  "DELETE /tv/channels/{id}": {
    summary: "Delete a channel; its screens stop",
    scope: "tenant",
    permission: "integration:manage",
    action: "channel.delete",
    params: idParams,
    response: nothing,
  },
  "POST /tv/channels/{id}/token": {
    summary: "Create a new link, which only this response contains; the old one stops working",
    scope: "tenant",
    permission: "integration:manage",
    action: "channel.rotate",
    params: idParams,
    response: channelLink,
    errors: ["Conflict"],
    confidential: true,
  },
  "DELETE /tv/channels/{id}/token": {
    summary: "Revoke the link: screens that have it stop within a minute",
    scope: "tenant",
    permission: "integration:manage",
    action: "channel.revoke",
    params: idParams,
    response: channel,
  },
  "POST /tv/channels/{id}/previews": {
    summary: "A path of a preview of the channel, valid for 15 minutes",
    scope: "tenant",
    permission: "tv:browse",
    action: "channel.preview",
    params: idParams,
    response: z.object({ path: z.string(), expiresAt: instant }),
    confidential: true,
  },
  "GET /tv/channels/{id}/player": {
    summary: "The settings of the channel that its screen needs",
    scope: "tv",
    permission: null,
    params: idParams,
    query: ticket,
    response: z.object({
      ...settings,
      id,
      tenantName: z.string(),
      tenantUrl: z.string(),
      logoUrls: imageUrls,
      /** Grows with every change of the settings. */
      version: z.int(),
    }),
  },
  "GET /tv/channels/{id}/frameOrigins": {
    summary: "Which origins may frame the screen's page",
    scope: "tv",
    permission: null,
    params: idParams,
    query: ticket,
    response: z.object({ results: z.array(webOrigin) }),
  },
  "GET /identity/tv/{id}/joiners": {
    summary: "Who joined in the channel's period",
    scope: "tv",
    permission: null,
    params: idParams,
    query: ticket,
    response: z.object({
      results: z.array(z.object({ ...personSummary.shape, joinedAt: instant })),
      total: z.int(),
    }),
  },
});
