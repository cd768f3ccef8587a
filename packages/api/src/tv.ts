import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { id, idParams, imageUrls, instant, language, personSummary } from "./shared.ts";

export const tv = endpoints({
  "GET /tv/channels/{id}/player": {
    summary: "What the screen needs to know of its channel",
    scope: "tv",
    permission: null,
    params: idParams,
    query: z.strictObject({ token: z.string() }),
    response: z.object({
      id,
      name: z.string(),
      tenantName: z.string(),
      tenantUrl: z.string(),
      logoUrls: imageUrls,
      language,
      theme: z.enum(["light", "dark"]),
      content: z.array(z.enum(["recognition", "joiners"])),
      qr: z.enum(["recognize", "view", "none"]),
    }),
  },
  "GET /identity/tv/{id}/joiners": {
    summary: "Who joined in the channel's period",
    scope: "tv",
    permission: null,
    params: idParams,
    query: z.strictObject({ token: z.string() }),
    response: z.object({ results: z.array(z.object({ ...personSummary.shape, joinedAt: instant })) }),
  },
});
