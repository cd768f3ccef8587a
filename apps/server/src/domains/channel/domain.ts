import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Domain } from "../../domain.ts";
import { channelNames } from "./queries.ts";
import { channelRoutes } from "./routes.ts";
import { screensToday } from "./today.ts";
import { alertAway } from "./verbs/alert-away.ts";

const away = z.object({ channelId: z.uuid() });

export const channel: Domain = {
  name: "channel",
  routes: channelRoutes,
  jobs: { "channel.away": (ctx, data) => alertAway(ctx, away.parse(data)) },
  notifications: {
    "channel.away": {
      group: "together",
      channels: { inApp: true, push: false, mail: true },
      permission: "integration:manage",
    },
  },
  today: screensToday,
  log: { texts: "channel", audit: { channel: ["create", "update", "rotate-token", "revoke-token", "delete"] } },
  names: channelNames,
  firstSteps: { screen: ({ tenantId }) => sql`tv_channels c where c.tenant_id = ${tenantId} and c.revoked_at is null` },
};
