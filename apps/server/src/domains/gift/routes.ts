import { pointsGiftEndpoints } from "@plaudit/api/points-gift.ts";
import { routes } from "../../routes.ts";
import { dryRunGift } from "./dry-run.ts";
import { estimateRule, readOutlook } from "./outlook.ts";
import { presentRule, presentRules } from "./present.ts";
import { giftRuleRow, giftRuleRows } from "./queries.ts";
import { createRule, updateRule } from "./verbs/write-gift-rule.ts";

export const giftRoutes = routes(pointsGiftEndpoints, {
  "GET /points/giftRules": async (ctx) => ({ results: await presentRules(ctx, await giftRuleRows(ctx.db)) }),
  "POST /points/giftRules": (ctx, { body }) => createRule(ctx, body),
  "POST /points/giftRules/estimate": (ctx, { body }) => estimateRule(ctx, body),
  "POST /points/giftRules/dryRun": (ctx, { body }) => dryRunGift(ctx, body),
  "GET /points/giftOutlook": (ctx) => readOutlook(ctx),
  "GET /points/giftRules/{id}": async (ctx, { params }) => presentRule(ctx, await giftRuleRow(ctx.db, params.id)),
  "PATCH /points/giftRules/{id}": (ctx, { params, body }) => updateRule(ctx, params.id, body),
});
