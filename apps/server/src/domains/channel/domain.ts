import { sql } from "drizzle-orm";
import type { Domain } from "../../domain.ts";
import { channelNames } from "./queries.ts";
import { channelRoutes } from "./routes.ts";

export const channel: Domain = {
  name: "channel",
  routes: channelRoutes,
  log: { texts: "channel", audit: { channel: ["create", "update", "rotate-token", "revoke-token", "delete"] } },
  names: channelNames,
  firstSteps: { screen: ({ tenantId }) => sql`tv_channels c where c.tenant_id = ${tenantId} and c.revoked_at is null` },
};
