import { z } from "zod";
import type { Jobs } from "../../jobs/context.ts";
import { warnLapses } from "./verbs/warn-lapses.ts";

const chunk = z.object({ after: z.uuid().optional() });

export const statementJobs: Jobs = {
  "statement.warn": (ctx, data) => warnLapses(ctx, chunk.parse(data)),
};
