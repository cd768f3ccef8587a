import { z } from "zod";
import type { Jobs, WorkerCtx } from "../../jobs/context.ts";
import { requestReview } from "../../moderated.ts";
import { announceMentions, announceRecognition } from "./verbs/announce-recognition.ts";
import type { RenderRecognized } from "./verbs/mail-recognized.ts";
import { giveUpScheduled, publishScheduled } from "./verbs/publish-scheduled.ts";
import { rollUpMonth, scheduleRollUp } from "./verbs/roll-up-month.ts";

const scheduled = z.object({ draftId: z.uuid(), at: z.iso.datetime() });
const fanOut = z.object({ tenantId: z.uuid(), recognitionId: z.uuid(), after: z.uuid().optional() });
const changed = z.object({
  recognitionId: z.uuid(),
  change: z.enum(["published", "edited", "deleted", "hidden", "restored"]),
  publishedAt: z.coerce.date(),
  mentioned: z.optional(z.array(z.uuid())),
});
const recount = z.object({ publishedAt: z.coerce.date() });
const month = z.object({ tenantId: z.uuid(), month: z.string() });

export const recognitionJobs = (render: RenderRecognized): Jobs => ({
  "notification.fan-out": (ctx: WorkerCtx, data: unknown) => announceRecognition(ctx, render, fanOut.parse(data)),
  "recognition.publish-scheduled": (ctx, data) => publishScheduled(ctx, scheduled.parse(data)),
  // A separate job, because it may only start once the change is committed.
  "recognition.changed": async (ctx, data) => {
    const { recognitionId, change, publishedAt, mentioned = [] } = changed.parse(data);
    if (change === "published") await announceRecognition(ctx, render, { recognitionId });
    if (mentioned.length > 0) await announceMentions(ctx, recognitionId, mentioned);
    await scheduleRollUp(ctx, publishedAt);
    if (change !== "hidden" && change !== "restored")
      await requestReview(ctx, { type: "recognition", id: recognitionId });
  },
  "recognition.recount": (ctx, data) => scheduleRollUp(ctx, recount.parse(data).publishedAt),
  "recognition.roll-up": (ctx, data) => rollUpMonth(ctx, month.parse(data).month),
});

export const recognitionFailedJobs: Jobs = {
  "recognition.publish-scheduled": (ctx, data) => giveUpScheduled(ctx, scheduled.parse(data)),
};
