import type { Jobs } from "../../jobs/context.ts";
import { welcomeMembers } from "./verbs/welcome-batch.ts";

export const memberJobs: Jobs = { "identity.welcome-members": welcomeMembers };
