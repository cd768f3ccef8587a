import type { PersonalData } from "../../domain.ts";
import type { Jobs } from "../../jobs/context.ts";
import { dropCopy, failCopy, makeCopy } from "./verbs/make-copy.ts";
import { welcomeMembers } from "./verbs/welcome-batch.ts";

export const memberJobs = ({ personalData }: { personalData: readonly PersonalData[] }): Jobs => ({
  "identity.welcome-members": welcomeMembers,
  "member.copy-data": (ctx, data) => makeCopy(ctx, personalData, data),
  "member.drop-copy": dropCopy,
});

export const memberFailedJobs: Jobs = { "member.copy-data": failCopy };
