import type { Domain } from "../../domain.ts";
import { invitationJobs } from "./jobs.ts";
import { invitationPersonalData } from "./personal-data.ts";
import { presentJoined } from "./present-joined.ts";
import { invitationRoutes } from "./routes.ts";

export const invitation: Domain = {
  name: "invitation",
  routes: invitationRoutes,
  jobs: invitationJobs,
  feed: { joined: presentJoined },
  shownNow: { joined: presentJoined },
  personalData: invitationPersonalData,
};
