import { sql } from "drizzle-orm";
import type { Domain } from "../../../domain.ts";
import { alignFund } from "./fund.ts";
import { offerCatalog } from "./offer.ts";
import { tangoRoutes } from "./routes.ts";
import { tangoToday } from "./today.ts";
import { keepUp, scheduleUpkeep } from "./upkeep.ts";

export const tango: Domain = {
  name: "tango",
  routes: tangoRoutes,
  jobs: {
    "tango.upkeep": (ctx) => keepUp(ctx),
    "tango.offer": (ctx) => offerCatalog(ctx),
    "tango.fund": (ctx) => alignFund(ctx),
  },
  today: tangoToday,
  failedJobs: { "tango.upkeep": async (ctx) => scheduleUpkeep(ctx) },
  log: {
    texts: "tango",
    audit: { tangoProvider: ["connect", "offer", "hide", "show"], tangoOrder: ["giveUp"] },
  },
  names: async ({ db }, ids) => {
    const rows = await db.rows<{ id: string; name: string }>(sql`
      select o.redemption_id as id, o.external_ref as name from tango_orders o
      where o.tenant_id = ${db.tenantId} and o.redemption_id = any(${sql.param(ids)}::uuid[])`);
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
};
