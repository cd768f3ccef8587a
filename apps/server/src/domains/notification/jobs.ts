import { z } from "zod";
import type { Jobs } from "../../jobs/context.ts";
import { mailNotification, type RenderNotification } from "./verbs/mail-notification.ts";
import { retract } from "./verbs/retract.ts";

const retractJob = z.object({ tenantId: z.uuid(), resourcePath: z.string() });

const mailJob = z.object({ tenantId: z.uuid(), notificationId: z.uuid() });

export const notificationJobs = (render: RenderNotification): Jobs => ({
  "notification.mail": (ctx, data) => mailNotification(ctx, render, mailJob.parse(data).notificationId),
  "notification.retract": (ctx, data) => retract(ctx, retractJob.parse(data).resourcePath),
});
