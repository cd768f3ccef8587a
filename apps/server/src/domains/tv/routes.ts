import { tv } from "@plaudit/api/tv.ts";
import { routes } from "../../http/routes.ts";
import { peopleByIds } from "../identity/directory.ts";
import { channelByToken, joiners } from "./queries.ts";
import { touchChannel } from "./verbs/touch-channel.ts";

export const tvRoutes = routes(tv, {
  "GET /tv/channels/{id}/player": async (ctx, { params, query }) => {
    const channel = await channelByToken(ctx.db, params.id, query.token);
    await touchChannel(ctx.db, channel.id);
    return {
      id: channel.id,
      name: channel.name,
      tenantName: ctx.tenant.name,
      tenantUrl: ctx.tenant.url,
      logoUrls: ctx.tenant.logoUrls,
      language: channel.language,
      theme: channel.theme,
      content: channel.content,
      qr: channel.qr,
    };
  },
  "GET /identity/tv/{id}/joiners": async (ctx, { params, query }) => {
    const channel = await channelByToken(ctx.db, params.id, query.token);
    if (!channel.content.includes("joiners")) return { results: [] };
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
    };
  },
});
