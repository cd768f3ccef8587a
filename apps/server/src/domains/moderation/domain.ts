import { z } from "zod";
import type { Domain } from "../../domain.ts";
import { demoModeration } from "./demo.ts";
import { moderationErasure } from "./erasure.ts";
import { moderationPersonalData } from "./personal-data.ts";
import { moderationRoutes } from "./routes.ts";
import { flaggedToday } from "./today.ts";
import { announceNotice } from "./verbs/notices.ts";
import { review } from "./verbs/review.ts";
import { settle } from "./verbs/settle.ts";

const reviewed = z.object({ type: z.string(), id: z.uuid() });
const settled = z.object({ id: z.uuid(), decidedAt: z.iso.datetime() });
const announced = z.object({ noticeId: z.uuid() });

export const moderation: Domain = {
  name: "moderation",
  routes: ({ moderated }) => moderationRoutes(moderated),
  jobs: ({ moderated }) => ({
    "moderation.review": (ctx, data) => review(ctx, moderated, reviewed.parse(data)),
    "moderation.settle": (ctx, data) => settle(ctx, moderated, settled.parse(data)),
    "moderation.announce": (ctx, data) => announceNotice(ctx, announced.parse(data).noticeId),
  }),
  notifications: {
    "moderation.hidden": {
      group: "you",
      channels: { inApp: true, push: true, mail: true },
      also: ["moderation.restored", "moderation.written"],
    },
    "moderation.thanked": { group: "together", channels: { inApp: true, push: false, mail: false } },
    "moderation.waiting": {
      group: "together",
      channels: { inApp: true, push: false, mail: true },
      permission: "recognition:moderate",
    },
  },
  today: flaggedToday,
  log: {
    texts: "moderation",
    audit: { moderationItem: ["hide", "dismiss", "restore", "undo", "reverse", "write"], moderationWords: ["update"] },
  },
  demo: demoModeration,
  personalData: moderationPersonalData,
  erasure: moderationErasure,
};
