import { z } from "zod";
import type { Jobs, WorkerCtx } from "../../jobs/context.ts";
import { engagementJobs } from "../engagement/index.ts";
import { retract } from "../notification/index.ts";
import { recognitionAudience, recognitionPath } from "./audience.ts";
import { announceRecognition } from "./verbs/announce-recognition.ts";
import type { RenderRecognised } from "./verbs/mail-recognised.ts";

const fanOut = z.object({ tenantId: z.uuid(), recognitionId: z.uuid(), after: z.uuid().optional() });

export const recognitionJobs = (render: RenderRecognised): Jobs => ({
  "notification.fan-out": (ctx: WorkerCtx, data: unknown) => announceRecognition(ctx, render, fanOut.parse(data)),
  "notification.retract": (ctx: WorkerCtx, data: unknown) =>
    retract(ctx, recognitionPath(fanOut.parse(data).recognitionId)),
  ...engagementJobs({ recognition: recognitionAudience }),
});
