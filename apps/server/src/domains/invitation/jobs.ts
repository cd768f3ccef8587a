import type { Jobs } from "../../jobs/context.ts";
import { mailInvitation } from "./verbs/mail-invitation.ts";

export const invitationJobs: Jobs = { "identity.mail-invitation": mailInvitation };
