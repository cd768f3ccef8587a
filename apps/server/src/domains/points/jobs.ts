import type { Jobs } from "../../jobs/context.ts";
import { allocateAll } from "./verbs/allocate-all.ts";
import { beginDay } from "./verbs/begin-day.ts";
import { expireAll } from "./verbs/expire-all.ts";
import { sumDays } from "./verbs/sum-days.ts";

export const pointsJobs: Jobs = {
  "points.daily": beginDay,
  "points.allocate": allocateAll,
  "points.expire": expireAll,
  "points.sumDays": sumDays,
};
