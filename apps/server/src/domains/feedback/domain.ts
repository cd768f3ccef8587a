import { z } from "zod";
import type { Domain } from "../../domain.ts";
import { demoFeedback } from "./demo.ts";
import { feedbackRoutes } from "./routes.ts";
import { announceFeedback } from "./verbs/announce-feedback.ts";

const announced = z.object({ tenantId: z.uuid(), threadId: z.uuid(), position: z.int() });

export const feedback: Domain = {
  name: "feedback",
  routes: feedbackRoutes,
  jobs: { "feedback.announce": (ctx, data) => announceFeedback(ctx, announced.parse(data)) },
  log: { texts: "feedback", audit: { feedback: ["answer", "close", "reopen"] } },
  demo: demoFeedback,
};
