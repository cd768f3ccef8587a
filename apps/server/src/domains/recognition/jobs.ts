import { z } from "zod";
import type { Jobs, WorkerCtx } from "../../jobs/context.ts";
import { announceRecognition } from "./verbs/announce-recognition.ts";
import type { RenderRecognized } from "./verbs/mail-recognized.ts";

const fanOut = z.object({ tenantId: z.uuid(), recognitionId: z.uuid(), after: z.uuid().optional() });

export const recognitionJobs = (render: RenderRecognized): Jobs => ({
  "notification.fan-out": (ctx: WorkerCtx, data: unknown) => announceRecognition(ctx, render, fanOut.parse(data)),
});
