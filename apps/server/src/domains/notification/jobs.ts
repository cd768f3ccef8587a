import { z } from "zod";
import type { Jobs } from "../../jobs/context.ts";
import type { DigestSections } from "./digest.ts";
import { mailNotification, type RenderNotification } from "./verbs/mail-notification.ts";
import { retract } from "./verbs/retract.ts";
import { type RenderDigest, sendDigests, skipDigests } from "./verbs/send-digests.ts";

const retractJob = z.object({ tenantId: z.uuid(), resourcePath: z.string() });

const digestJob = z.object({ until: z.iso.datetime().optional(), after: z.uuid().optional() });
const mailJob = z.object({ tenantId: z.uuid(), notificationId: z.uuid() });

interface Renders {
  notification: RenderNotification;
  digest: RenderDigest;
}

export const notificationJobs = (render: Renders, sections: readonly DigestSections[]): Jobs => ({
  "notification.digest": (ctx, data) => sendDigests(ctx, { sections, render: render.digest }, digestJob.parse(data)),
  "notification.mail": (ctx, data) => mailNotification(ctx, render.notification, mailJob.parse(data).notificationId),
  "notification.retract": (ctx, data) => retract(ctx, retractJob.parse(data).resourcePath),
});

export const notificationFailedJobs: Jobs = {
  "notification.digest": (ctx, data) => skipDigests(ctx, digestJob.parse(data)),
};
