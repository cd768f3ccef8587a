import { sql } from "drizzle-orm";
import type { Domain, FirstStep } from "../../domain.ts";
import { demoPrivacy } from "./demo.ts";
import { memberErasure } from "./erasure.ts";
import { memberFailedJobs, memberJobs } from "./jobs.ts";
import { memberRoutes } from "./routes.ts";
import { erasuresToday } from "./today.ts";

const others: FirstStep = ({ tenantId, memberId }) =>
  sql`tenant_members m where m.tenant_id = ${tenantId} and m.id <> ${memberId} and m.status <> 'archived'`;

export const member: Domain = {
  name: "member",
  routes: memberRoutes,
  jobs: memberJobs,
  failedJobs: memberFailedJobs,
  demo: demoPrivacy,
  notifications: {
    "member.copyReady": {
      group: "you",
      channels: { inApp: true, push: false, mail: true },
      also: ["member.copyFailed"],
    },
  },
  erasure: memberErasure,
  today: erasuresToday,
  log: {
    texts: "member",
    audit: {
      tenantMember: [
        "create",
        "update",
        "invite",
        "join",
        "role",
        "managers",
        "avatar",
        "locale",
        "timezone",
        "suspend",
        "unsuspend",
        "archive",
        "unarchive",
        "erase",
        "addToTeams",
        "resetFactors",
        "export",
      ],
    },
  },
  firstSteps: { people: others, welcome: (who) => sql`${others(who)} and m.status in ('invited', 'joined')` },
};
