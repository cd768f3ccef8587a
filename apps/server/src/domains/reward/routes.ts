import { redemptionEndpoints } from "@plaudit/api/redemption.ts";
import { redemptionReportEndpoints } from "@plaudit/api/redemption-report.ts";
import { rewardEndpoints } from "@plaudit/api/reward.ts";
import { rewardLeaverEndpoints } from "@plaudit/api/reward-leaver.ts";
import { rewardProviderEndpoints } from "@plaudit/api/reward-provider.ts";
import { rewardShopEndpoints } from "@plaudit/api/reward-shop.ts";
import type { TenantCtx } from "../../context.ts";
import { done } from "../../done.ts";
import { nextOf, offsetOf } from "../../paging.ts";
import { routes } from "../../routes.ts";
import { foldName } from "../directory/index.ts";
import { countOffered } from "./count-audience.ts";
import { exportLabels } from "./export-labels.ts";
import { exportRedemptions } from "./export-redemptions.ts";
import { showLeaver } from "./leaver-shop.ts";
import { listOwn, listQueue, listRedemptions, showRedemption } from "./list-redemptions.ts";
import { listStatement } from "./list-statement.ts";
import { presentProvider, presentProviders, presentReward, presentRewards } from "./present.ts";
import { providerRow, providerRows, rewardRow, rewardRows } from "./queries.ts";
import { showReport, showWaits } from "./report.ts";
import { listShop, showShop, showShopReward } from "./shop.ts";
import { showCodes } from "./show-codes.ts";
import { exportTax, listTaxed, showTax } from "./tax.ts";
import { addCodes } from "./verbs/add-codes.ts";
import {
  approveRedemption,
  cancelRedemption,
  declineRedemption,
  failByHand,
  fulfilByHand,
  revealCode,
  undoDecision,
} from "./verbs/decide.ts";
import { depositInto, withdrawFrom } from "./verbs/move-fund.ts";
import { listIdeas, offerIdeas } from "./verbs/offer-ideas.ts";
import { redeem, redeemFor } from "./verbs/redeem.ts";
import { unwish, wishFor } from "./verbs/wish.ts";
import { archiveProvider, createProvider, updateProvider } from "./verbs/write-provider.ts";
import { archiveReward, createReward, deleteReward, updateReward } from "./verbs/write-reward.ts";

async function listProviders(ctx: TenantCtx, archived: boolean) {
  const results = await presentProviders(ctx, await providerRows(ctx.db, archived));
  return { results, next: null, total: results.length };
}

export const rewardRoutes = [
  ...routes(rewardEndpoints, {
    "GET /reward/ideas": (ctx) => ({ results: listIdeas(ctx) }),
    "POST /reward/ideas": async (ctx, { body }) => ({ results: await offerIdeas(ctx, body) }),
    "GET /reward/rewards": async (ctx, { query: { search, page, pageSize, ...filter } }) => {
      const key = search && foldName(search);
      const at = { limit: pageSize, offset: offsetOf({ page, pageSize }) };
      const { rows, total } = await rewardRows(ctx.db, { ...filter, key }, at);
      return { results: await presentRewards(ctx, rows), next: nextOf({ page, pageSize }, total), total };
    },
    "POST /reward/rewards/audience": (ctx, { body }) => countOffered(ctx, body),
    "POST /reward/rewards": (ctx, { body }) => createReward(ctx, body),
    "GET /reward/rewards/{id}": async (ctx, { params }) => presentReward(ctx, await rewardRow(ctx.db, params.id)),
    "PATCH /reward/rewards/{id}": (ctx, { params, body }) => updateReward(ctx, params.id, body),
    "GET /reward/rewards/{id}/codes": (ctx, { params }) => showCodes(ctx, params.id),
    "POST /reward/rewards/{id}/codes": (ctx, { params, body }) => addCodes(ctx, params.id, body),
    "POST /reward/rewards/{id}/archive": (ctx, { params }) => archiveReward(ctx, params.id),
    "DELETE /reward/rewards/{id}": (ctx, { params }) => done(deleteReward(ctx, params.id)),
  }),
  ...routes(rewardShopEndpoints, {
    "GET /reward/shop": (ctx, { query }) => showShop(ctx, query),
    "GET /reward/shop/rewards": (ctx, { query }) => listShop(ctx, query),
    "GET /reward/shop/rewards/{id}": (ctx, { params }) => showShopReward(ctx, params.id),
    "PUT /reward/shop/rewards/{id}/wish": (ctx, { params, body }) => done(wishFor(ctx, params.id, body.variantId)),
    "DELETE /reward/shop/rewards/{id}/wish": (ctx, { params }) => done(unwish(ctx, params.id)),
  }),
  ...routes(rewardProviderEndpoints, {
    "GET /reward/providers": (ctx, { query }) => listProviders(ctx, query.archived ?? false),
    "POST /reward/providers": (ctx, { body }) => createProvider(ctx, body),
    "GET /reward/providers/{id}": async (ctx, { params }) => presentProvider(ctx, await providerRow(ctx.db, params.id)),
    "PATCH /reward/providers/{id}": (ctx, { params, body }) => updateProvider(ctx, params.id, body),
    "POST /reward/providers/{id}/archive": (ctx, { params }) => archiveProvider(ctx, params.id),
    "POST /reward/providers/{id}/deposit": (ctx, { params, body }) => depositInto(ctx, params.id, body),
    "POST /reward/providers/{id}/withdraw": (ctx, { params, body }) => withdrawFrom(ctx, params.id, body),
    "GET /reward/providers/{id}/statement": (ctx, { params, query }) => listStatement(ctx, params.id, query),
  }),
  ...routes(rewardLeaverEndpoints, {
    "GET /reward/leavers/{id}": (ctx, { params, query }) => showLeaver(ctx, params.id, query),
    "POST /reward/rewards/{id}/redemptions": (ctx, { params, body }) => redeemFor(ctx, params.id, body),
  }),
  ...routes(redemptionEndpoints, {
    "POST /reward/redemptions": (ctx, { body }) => redeem(ctx, body),
    "GET /reward/redemptions/my": (ctx, { query }) => listOwn(ctx, query),
    "GET /reward/redemptions/queue": (ctx, { query }) => listQueue(ctx, query),
    "GET /reward/redemptions/{id}": (ctx, { params }) => showRedemption(ctx, params.id),
    "POST /reward/redemptions/{id}/cancel": (ctx, { params }) => cancelRedemption(ctx, params.id),
    "POST /reward/redemptions/{id}/approve": (ctx, { params }) => approveRedemption(ctx, params.id),
    "POST /reward/redemptions/{id}/decline": (ctx, { params, body }) => declineRedemption(ctx, params.id, body.reason),
    "POST /reward/redemptions/{id}/undo": (ctx, { params }) => undoDecision(ctx, params.id),
    "POST /reward/redemptions/{id}/fulfil": (ctx, { params, body }) => fulfilByHand(ctx, params.id, body),
    "POST /reward/redemptions/{id}/fail": (ctx, { params, body }) => failByHand(ctx, params.id, body.reason),
    "POST /reward/redemptions/{id}/reveal": (ctx, { params }) => revealCode(ctx, params.id),
  }),
  ...routes(redemptionReportEndpoints, {
    "GET /reward/redemptions": (ctx, { query }) => listRedemptions(ctx, query),
    "GET /reward/redemptions/export": async (ctx, { query }) => (await exportRedemptions(ctx, query)) as never,
    "GET /reward/redemptions/labels": async (ctx) => (await exportLabels(ctx)) as never,
    "GET /reward/redemptions/waits": (ctx) => showWaits(ctx),
    "GET /reward/report": (ctx, { query }) => showReport(ctx, query),
    "GET /reward/tax": (ctx, { query }) => showTax(ctx, query.year),
    "GET /reward/tax/people": (ctx, { query }) => listTaxed(ctx, query),
    "GET /reward/tax/export": async (ctx, { query }) => (await exportTax(ctx, query.year)) as never,
  }),
];
