import type { Domain } from "../../domain.ts";
import { engagement } from "../engagement/index.ts";
import { eventAudience } from "./audience.ts";
import { seedCelebrations } from "./demo.ts";
import { celebrationPersonalData } from "./personal-data.ts";
import { calendarEventPolicy } from "./policy.ts";
import { feedEvents } from "./present.ts";
import { eventSeen } from "./queries.ts";
import { celebrationRoutes } from "./routes.ts";
import { publishCelebrations } from "./verbs/publish-celebrations.ts";

export const celebration: Domain = {
  name: "celebration",
  routes: celebrationRoutes,
  jobs: { "celebration.publish": publishCelebrations },
  log: { texts: "celebration", audit: { celebrationPreferences: ["update"] } },
  feed: { calendarEvent: feedEvents },
  subject: engagement({
    entity: "calendarEvent",
    policy: calendarEventPolicy,
    load: async (ctx, id) => (await eventSeen(ctx, id)).row,
    audience: eventAudience,
  }),
  personalData: celebrationPersonalData,
  demo: seedCelebrations,
};
