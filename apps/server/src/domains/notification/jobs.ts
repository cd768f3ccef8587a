import { z } from "zod";
import type { Jobs } from "../../jobs/context.ts";
import { retract } from "./verbs/retract.ts";

const retractJob = z.object({ tenantId: z.uuid(), resourcePath: z.string() });

export const notificationJobs: Jobs = {
  "notification.retract": (ctx, data) => retract(ctx, retractJob.parse(data).resourcePath),
};
