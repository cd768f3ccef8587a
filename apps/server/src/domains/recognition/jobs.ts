import { z } from "zod";
import type { Jobs, WorkerCtx } from "../../jobs/context.ts";
import { engagementJobs } from "../engagement/jobs.ts";
import { retract } from "../notification/verbs/retract.ts";
import { recognitionAudience, recognitionPath } from "./audience.ts";
import { announceRecognition } from "./verbs/announce-recognition.ts";

const fanOut = z.object({ tenantId: z.uuid(), recognitionId: z.uuid(), after: z.uuid().optional() });

export const recognitionJobs: Jobs = {
  "notification.fan-out": (ctx: WorkerCtx, data: unknown) => announceRecognition(ctx, fanOut.parse(data)),
  "notification.retract": (ctx: WorkerCtx, data: unknown) =>
    retract(ctx, recognitionPath(fanOut.parse(data).recognitionId)),
  ...engagementJobs({ recognition: recognitionAudience }),
};
