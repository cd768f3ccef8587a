import type { Jobs } from "../../jobs/context.ts";
import { mailInvitation } from "./verbs/mail-invitation.ts";
import { mailRecovery } from "./verbs/mail-recovery.ts";
import { welcomeMembers } from "./verbs/welcome-batch.ts";

export const identityJobs: Jobs = {
  "identity.mail-invitation": mailInvitation,
  "identity.mail-recovery": mailRecovery,
  "identity.welcome-members": welcomeMembers,
};
