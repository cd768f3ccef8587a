import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Domain } from "../../domain.ts";
import { aboutClaims } from "./about.ts";
import { demoIncentives } from "./demo.ts";
import { incentiveErasure } from "./erasure.ts";
import { incentivePersonalData } from "./personal-data.ts";
import { incentiveRoutes } from "./routes.ts";
import { tellReviewers, tellWhatHappened } from "./tell.ts";
import { claimsToday } from "./today.ts";
import { giveUpClaim, settleClaim } from "./verbs/settle-claim.ts";

const settled = z.object({ claimId: z.uuid(), decidedAt: z.iso.datetime() });
const told = z.object({ claimId: z.uuid(), what: z.enum(["asked", "reversed"]) });
const waits = z.object({ incentiveId: z.uuid() });

export const incentive: Domain = {
  name: "incentive",
  routes: incentiveRoutes,
  jobs: {
    "incentive.settle": (ctx, data) => settleClaim(ctx, settled.parse(data)),
    "incentive.tell": (ctx, data) => tellWhatHappened(ctx, told.parse(data)),
    "incentive.waits": (ctx, data) => tellReviewers(ctx, waits.parse(data)),
  },
  failedJobs: { "incentive.settle": (ctx, data) => giveUpClaim(ctx, settled.parse(data)) },
  notifications: {
    "incentive.approved": {
      group: "points",
      channels: { inApp: true, push: true, mail: true },
      also: ["incentive.declined", "incentive.asked", "incentive.reversed"],
    },
    "incentive.waits": {
      group: "together",
      channels: { inApp: true, push: false, mail: false },
      permission: "incentive:review",
      also: ["incentive.held"],
    },
  },
  today: claimsToday,
  log: {
    texts: "incentive",
    audit: {
      incentive: ["create", "update", "delete", "start", "end", "duplicate", "renewCode"],
      incentiveClaim: ["approve", "decline", "ask", "answer", "undo", "hold", "reverse"],
    },
  },
  names: async ({ db }, ids) => {
    const rows = await db.rows<{ id: string; name: string }>(sql`
      select id, name from incentives where tenant_id = ${db.tenantId} and id = any(${sql.param(ids)}::uuid[])
      union all select c.id, t.name from incentive_claims c
      join incentives t on t.tenant_id = ${db.tenantId} and t.id = c.incentive_id
      where c.tenant_id = ${db.tenantId} and c.id = any(${sql.param(ids)}::uuid[])`);
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
  about: { incentiveClaim: aboutClaims },
  personalData: incentivePersonalData,
  erasure: incentiveErasure,
  demo: demoIncentives,
};
