import { z } from "zod";
import type { Jobs } from "../../jobs/context.ts";
import { requestReview } from "../../moderated.ts";
import { announceAward, announceMentions, tellEveryone } from "./verbs/announce-award.ts";
import type { RenderAward } from "./verbs/mail-award.ts";
import { settleWindow } from "./verbs/settle-window.ts";
import { tellJurorAgain, tellJurors, tellNominee } from "./verbs/tell-nominations.ts";

const fanOut = z.object({ tenantId: z.uuid(), awardId: z.uuid(), after: z.uuid().optional() });
const changed = z.object({
  awardId: z.uuid(),
  change: z.enum(["published", "edited", "deleted"]),
  mentioned: z.optional(z.array(z.uuid())),
});

const due = z.object({ typeId: z.uuid(), at: z.iso.datetime() });
const reminded = z.object({ typeId: z.uuid(), jurorId: z.uuid(), by: z.uuid(), at: z.iso.datetime() });
const nominated = z.object({ typeId: z.uuid(), nomineeId: z.uuid() });

export const awardJobs = (render: RenderAward): Jobs => ({
  "award.window": (ctx, data) => settleWindow(ctx, due.parse(data)),
  "award.judging": (ctx, data) => tellJurors(ctx, due.parse(data)),
  "award.remind": (ctx, data) => tellJurorAgain(ctx, reminded.parse(data)),
  "award.nominated": (ctx, data) => tellNominee(ctx, nominated.parse(data)),
  "award.announce": (ctx, data) => announceAward(ctx, render, fanOut.parse(data)),
  "award.tell-everyone": (ctx, data) => tellEveryone(ctx, fanOut.parse(data)),
  "award.changed": async (ctx, data) => {
    const { awardId, change, mentioned = [] } = changed.parse(data);
    if (change === "published") await announceAward(ctx, render, { awardId });
    if (mentioned.length > 0) await announceMentions(ctx, awardId, mentioned);
    await requestReview(ctx, { type: "award", id: awardId });
  },
});
