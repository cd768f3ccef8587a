import { channelEndpoints } from "@plaudit/api/channel.ts";
import { done } from "../../done.ts";
import { routes } from "../../routes.ts";
import { peopleByIds } from "../directory/index.ts";
import { mediaUrls } from "../media/index.ts";
import { channelPolicy } from "./policy.ts";
import { oneChannel, presentChannels } from "./present.ts";
import { channelRow, channelRows, joiners } from "./queries.ts";
import { previewToken } from "./rules/channel-token.ts";
import { revokeToken, rotateToken } from "./verbs/rotate-token.ts";
import { touchChannel } from "./verbs/touch-channel.ts";
import { createChannel, deleteChannel, updateChannel } from "./verbs/write-channel.ts";

export const channelRoutes = routes(channelEndpoints, {
  "GET /tv/channels": async (ctx) => ({ results: await presentChannels(ctx, await channelRows(ctx.db)) }),
  "POST /tv/channels": (ctx, { body }) => createChannel(ctx, body),
  "GET /tv/channels/{id}": (ctx, { params }) => oneChannel(ctx, params.id),
  "PATCH /tv/channels/{id}": (ctx, { params, body }) => updateChannel(ctx, params.id, body),
  "DELETE /tv/channels/{id}": (ctx, { params }) => done(deleteChannel(ctx, params.id)),
  "POST /tv/channels/{id}/token": (ctx, { params }) => rotateToken(ctx, params.id),
  "DELETE /tv/channels/{id}/token": (ctx, { params }) => revokeToken(ctx, params.id),
  "POST /tv/channels/{id}/previews": async (ctx, { params }) => {
    const row = await channelRow(ctx.db, params.id);
    channelPolicy.require(ctx, "preview", row);
    const { id } = row;
    const look = { secret: ctx.secret, tenantId: ctx.db.tenantId, channelId: id };
    const { token, expiresAt } = previewToken(look, ctx.now);
    return { path: `/tv/watch/${id}?token=${token}`, expiresAt: expiresAt.toISOString() };
  },
  "GET /tv/channels/{id}/player": (ctx) => {
    const { channel } = ctx;
    if (!channel.preview) touchChannel(ctx);
    return {
      id: channel.id,
      name: channel.name,
      tenantName: ctx.tenant.name,
      tenantUrl: ctx.tenant.url,
      logoUrls: mediaUrls(ctx, "logo", { tenantId: ctx.tenant.id, id: ctx.tenant.logoId }),
      language: channel.language,
      theme: channel.theme,
      content: channel.content,
      qr: channel.qr,
      version: channel.version,
    };
  },
  "GET /tv/channels/{id}/frameOrigins": (ctx) => ({ results: ctx.channel.frameOrigins }),
  "GET /identity/tv/{id}/joiners": async (ctx) => {
    const { channel } = ctx;
    if (!channel.content.includes("joiners")) return { results: [], total: 0 };
    const rows = await joiners(ctx.db, channel);
    const people = await peopleByIds(
      ctx,
      rows.map((row) => row.id),
    );
    return {
      results: rows.flatMap((row) => {
        const person = people.get(row.id);
        return person ? [{ ...person, joinedAt: row.joined_at.toISOString() }] : [];
      }),
      total: rows[0]?.total ?? 0,
    };
  },
});
