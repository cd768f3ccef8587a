import { z } from "zod";
import type { Domain } from "../../domain.ts";
import { demoFeedback } from "./demo.ts";
import { feedbackErasure } from "./erasure.ts";
import { feedbackPersonalData } from "./personal-data.ts";
import { feedbackRoutes } from "./routes.ts";
import { announceFeedback } from "./verbs/announce-feedback.ts";

const announced = z.object({ tenantId: z.uuid(), threadId: z.uuid(), position: z.int() });

export const feedback: Domain = {
  name: "feedback",
  routes: feedbackRoutes,
  jobs: { "feedback.announce": (ctx, data) => announceFeedback(ctx, announced.parse(data)) },
  notifications: {
    "feedback.answered": { group: "you", channels: { inApp: true, push: true, mail: true } },
    "feedback.given": {
      group: "together",
      channels: { inApp: true, push: true, mail: false },
      permission: "feedback:manage",
      also: ["feedback.named", "feedback.anonymous"],
    },
  },
  log: { texts: "feedback", audit: { feedback: ["answer", "close", "reopen"] } },
  demo: demoFeedback,
  personalData: feedbackPersonalData,
  erasure: feedbackErasure,
};
