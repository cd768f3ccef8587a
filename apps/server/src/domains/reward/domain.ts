import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Domain } from "../../domain.ts";
import { renderLeaverMail, renderLeaverNewsMail } from "../../mail/leaver.ts";
import { renderReceiptMail } from "../../mail/receipt.ts";
import { demoRewards } from "./demo.ts";
import { rewardErasure } from "./erasure.ts";
import { rewardPersonalData } from "./personal-data.ts";
import { rewardRoutes } from "./routes.ts";
import { rewardsToday } from "./today.ts";
import { expireCodes } from "./verbs/expire-codes.ts";
import { giveUpDecision, settleDecision } from "./verbs/settle-decision.ts";
import { alertLow, alertLowStock, askSomebody, tellMember } from "./verbs/tell.ts";
import { tellLeaver } from "./verbs/tell-leaver.ts";

const of = z.object({ tenantId: z.uuid(), redemptionId: z.uuid() });
const told = z.object({ ...of.shape, news: z.enum(["receipt", "approved", "declined", "fulfilled", "failed"]) });
const asked = z.object({ ...of.shape, again: z.optional(z.iso.datetime()) });
const decided = z.object({ ...of.shape, decidedAt: z.iso.datetime() });
const leaver = z.object({ tenantId: z.uuid(), memberId: z.uuid() });
const low = z.object({ tenantId: z.uuid(), providerId: z.uuid() });
const pool = z.object({ tenantId: z.uuid(), rewardId: z.uuid() });
const stock = z.object({ ...pool.shape, variantId: z.uuid() });

export const reward: Domain = {
  name: "reward",
  routes: rewardRoutes,
  jobs: {
    "reward.tell": (ctx, data) =>
      tellMember(ctx, { receipt: renderReceiptMail, leaverNews: renderLeaverNewsMail }, told.parse(data)),
    "reward.tellLeaver": (ctx, data) => tellLeaver(ctx, renderLeaverMail, leaver.parse(data)),
    "reward.ask": (ctx, data) => askSomebody(ctx, asked.parse(data)),
    "reward.settle": (ctx, data) => settleDecision(ctx, decided.parse(data)),
    "reward.low": (ctx, data) => alertLow(ctx, low.parse(data)),
    "reward.lowStock": (ctx, data) => alertLowStock(ctx, stock.parse(data)),
    "reward.expireCodes": (ctx, data) => expireCodes(ctx, pool.parse(data)),
  },
  failedJobs: { "reward.settle": (ctx, data) => giveUpDecision(ctx, decided.parse(data)) },
  notifications: {
    "reward.receipt": { group: "points", channels: { inApp: true, push: false, mail: true }, ownMail: true },
    "reward.fulfilled": {
      group: "points",
      channels: { inApp: true, push: true, mail: true },
      also: ["reward.approved", "reward.declined", "reward.failed"],
    },
    "reward.waiting": { group: "you", channels: { inApp: true, push: true, mail: true } },
    "reward.toFulfil": {
      group: "you",
      channels: { inApp: true, push: false, mail: true },
      permission: "reward:admin",
    },
    "reward.low": {
      group: "points",
      channels: { inApp: true, push: true, mail: true },
      also: ["reward.lowStock"],
      permission: "reward:admin",
    },
  },
  today: rewardsToday,
  firstSteps: { rewards: ({ tenantId }) => sql`rewards r where r.tenant_id = ${tenantId} and r.archived_at is null` },
  log: {
    texts: "reward",
    audit: {
      reward: ["create", "update", "archive", "delete", "addCodes"],
      rewardProvider: ["create", "update", "archive", "deposit", "withdraw"],
      redemption: [
        "redeemFor",
        "approve",
        "decline",
        "undo",
        "hold",
        "fulfil",
        "fail",
        "reveal",
        "export",
        "exportLabels",
        "exportTax",
      ],
    },
  },
  names: async ({ db }, ids) => {
    const list = sql`any(${sql.param(ids)}::uuid[])`;
    const rows = await db.rows<{ id: string; name: string }>(sql`
      select id, name from rewards where tenant_id = ${db.tenantId} and id = ${list}
      union all select id, name from reward_providers where tenant_id = ${db.tenantId} and id = ${list}
      union all select id, reward_name as name from redemptions where tenant_id = ${db.tenantId} and id = ${list}`);
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
  personalData: rewardPersonalData,
  erasure: rewardErasure,
  demo: demoRewards,
  about: {
    redemption: async ({ db, actor }, ids) => {
      const rows = await db.rows<{ id: string; words: string }>(sql`
        select d.id, d.reward_name as words from redemptions d
        where d.tenant_id = ${db.tenantId} and d.id = any(${sql.param(ids)}::uuid[]) and d.member_id = ${actor.memberId}`);
      return new Map(rows.map(({ id, words }) => [id, { words, resourcePath: "/rewards/redemption-history" }]));
    },
  },
};
