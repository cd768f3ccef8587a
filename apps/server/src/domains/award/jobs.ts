import { z } from "zod";
import type { Jobs } from "../../jobs/context.ts";
import { requestReview } from "../../moderated.ts";
import { announceAward, announceMentions, tellEveryone } from "./verbs/announce-award.ts";

const fanOut = z.object({ tenantId: z.uuid(), awardId: z.uuid(), after: z.uuid().optional() });
const changed = z.object({
  awardId: z.uuid(),
  change: z.enum(["published", "edited", "deleted"]),
  mentioned: z.optional(z.array(z.uuid())),
});

export const awardJobs: Jobs = {
  "award.announce": (ctx, data) => announceAward(ctx, fanOut.parse(data)),
  "award.tell-everyone": (ctx, data) => tellEveryone(ctx, fanOut.parse(data)),
  "award.changed": async (ctx, data) => {
    const { awardId, change, mentioned = [] } = changed.parse(data);
    if (change === "published") await announceAward(ctx, { awardId });
    if (mentioned.length > 0) await announceMentions(ctx, awardId, mentioned);
    await requestReview(ctx, { type: "award", id: awardId });
  },
};
