import type { Jobs } from "../../jobs/context.ts";
import { mailRecovery } from "./verbs/mail-recovery.ts";
import { mailSignInChange } from "./verbs/mail-sign-in-change.ts";

export const accountJobs: Jobs = {
  "identity.mail-recovery": mailRecovery,
  "identity.mail-sign-in-change": mailSignInChange,
};
