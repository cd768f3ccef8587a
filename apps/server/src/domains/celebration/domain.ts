import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Domain } from "../../domain.ts";
import { engagement } from "../engagement/index.ts";
import { eventAudience } from "./audience.ts";
import { seedCelebrations } from "./demo.ts";
import { celebrationDigest } from "./digest.ts";
import { celebrationErasure } from "./erasure.ts";
import { celebrationPersonalData } from "./personal-data.ts";
import { calendarEventPolicy } from "./policy.ts";
import { eventsShown, feedEvents } from "./present.ts";
import { eventSeen } from "./queries.ts";
import { celebrationRoutes } from "./routes.ts";
import { notifyTeams } from "./verbs/notify-teams.ts";
import { publishCelebrations } from "./verbs/publish-celebrations.ts";
import { retractHidden } from "./verbs/retract-hidden.ts";

const announced = z.object({ celebrationIds: z.array(z.uuid()) });
const hidden = z.object({ memberId: z.uuid() });

export const celebration: Domain = {
  name: "celebration",
  routes: celebrationRoutes,
  jobs: {
    "celebration.publish": publishCelebrations,
    "celebration.announce": (ctx, data) => notifyTeams(ctx, announced.parse(data).celebrationIds),
    "celebration.hide": (ctx, data) => retractHidden(ctx, hidden.parse(data).memberId),
  },
  notifications: {
    "celebration.birthday": {
      group: "together",
      channels: { inApp: true, push: false, mail: false },
      permission: "celebration:browse",
      also: ["celebration.anniversary", "celebration.onboarding"],
    },
  },
  log: { texts: "celebration", audit: { celebrationPreferences: ["update"] } },
  firstSteps: { celebrations: ({ tenantId }) => sql`celebration_preferences p where p.tenant_id = ${tenantId}` },
  feed: { calendarEvent: feedEvents },
  shownNow: { calendarEvent: eventsShown },
  digest: celebrationDigest,
  subject: engagement({
    entity: "calendarEvent",
    policy: calendarEventPolicy,
    load: async (ctx, id) => (await eventSeen(ctx, id)).row,
    audience: eventAudience,
  }),
  personalData: celebrationPersonalData,
  erasure: celebrationErasure,
  demo: seedCelebrations,
};
