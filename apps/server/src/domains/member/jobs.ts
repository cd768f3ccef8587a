import type { Registered } from "../../domain.ts";
import type { Jobs } from "../../jobs/context.ts";
import { eraseFurther, failErasure } from "./verbs/erase-further.ts";
import { dropCopy, failCopy, makeCopy } from "./verbs/make-copy.ts";
import { welcomeMembers } from "./verbs/welcome-batch.ts";

export const memberJobs = ({ personalData, erasures }: Pick<Registered, "personalData" | "erasures">): Jobs => ({
  "identity.welcome-members": welcomeMembers,
  "member.copy-data": (ctx, data) => makeCopy(ctx, personalData, data),
  "member.drop-copy": dropCopy,
  "member.erase": (ctx, data) => eraseFurther(ctx, erasures, data),
});

export const memberFailedJobs: Jobs = { "member.copy-data": failCopy, "member.erase": failErasure };
