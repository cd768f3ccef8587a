import type { Logger } from "pino";
import type { Effects } from "../../../jobs/runner.ts";
import { balanceJob, subscribeJob } from "./account-jobs.ts";
import { catalogJob } from "./catalog-job.ts";
import type { TangoCalls } from "./connection.ts";
import { orderJob } from "./order-job.ts";

/** The jobs that ask the service. */
export const tangoEffects = (calls: TangoCalls & { log: Logger }) =>
  ({
    "tango.order": orderJob(calls),
    "tango.catalog": catalogJob(calls),
    "tango.balance": balanceJob(calls),
    "tango.subscribe": subscribeJob(calls),
  }) satisfies Effects;
export const tangoEffectNames: readonly (keyof ReturnType<typeof tangoEffects>)[] = [
  "tango.order",
  "tango.catalog",
  "tango.balance",
  "tango.subscribe",
];
