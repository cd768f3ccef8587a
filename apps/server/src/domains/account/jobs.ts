import type { Jobs } from "../../jobs/context.ts";
import { mailRecovery } from "./verbs/mail-recovery.ts";

export const accountJobs: Jobs = { "identity.mail-recovery": mailRecovery };
