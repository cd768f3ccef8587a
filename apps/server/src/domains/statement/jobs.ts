import { z } from "zod";
import type { Jobs } from "../../jobs/context.ts";
import { tellTransaction } from "./verbs/tell-transaction.ts";
import { warnLapses } from "./verbs/warn-lapses.ts";

const told = z.union([
  z.object({ transactionId: z.uuid(), after: z.uuid().optional() }),
  z.object({ reversesId: z.uuid(), after: z.uuid().optional() }),
]);
const chunk = z.object({ after: z.uuid().optional() });

export const statementJobs: Jobs = {
  "statement.tell": (ctx, data) => tellTransaction(ctx, told.parse(data)),
  "statement.warn": (ctx, data) => warnLapses(ctx, chunk.parse(data)),
};
