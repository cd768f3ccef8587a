import { pointsEndpoints } from "@plaudit/api/points.ts";
import { pointsBudgetEndpoints } from "@plaudit/api/points-budget.ts";
import { done } from "../../done.ts";
import { routes } from "../../routes.ts";
import { budgetItemRow, listItems, presentItem } from "./budget-items.ts";
import { presentSettings, storedSettings } from "./budget-settings.ts";
import { dryRunRule, dryRunSettings } from "./dry-run.ts";
import { estimateItem } from "./estimate.ts";
import { givenByRule } from "./given-by-rule.ts";
import { allRuns, lastRuns } from "./last-runs.ts";
import { showOverview } from "./overview.ts";
import { peerFacts } from "./peer-facts.ts";
import { showAccounts } from "./verbs/show-accounts.ts";
import { updateSettings } from "./verbs/update-settings.ts";
import { createItem, deleteItem, updateItem } from "./verbs/write-budget-item.ts";

export const pointsRoutes = [
  ...routes(pointsEndpoints, {
    "GET /points/accounts/my": async (ctx, { query }) => ({
      results: await showAccounts(ctx, ctx.actor.memberId, query.embed === "allTimeReceived"),
    }),
    "GET /points/accounts/owner/{id}": async (ctx, { params, query }) => ({
      results: await showAccounts(ctx, params.id, query.embed === "allTimeReceived"),
    }),
  }),
  ...routes(pointsBudgetEndpoints, {
    "GET /points/budgetSettings": async (ctx) => presentSettings(ctx, await storedSettings(ctx.db)),
    "PATCH /points/budgetSettings": (ctx, { body }) => updateSettings(ctx, body),
    "GET /points/budgetItems": listItems,
    "POST /points/budgetItems": (ctx, { body }) => createItem(ctx, body),
    "POST /points/budgetItems/estimate": (ctx, { body }) => estimateItem(ctx, body),
    "POST /points/budgetItems/dryRun": (ctx, { body }) => dryRunRule(ctx, body),
    "POST /points/budgetSettings/dryRun": (ctx, { body }) => dryRunSettings(ctx, body),
    "GET /points/budgetSettings/peers": (ctx) => peerFacts(ctx),
    "GET /points/budgetRuns": (ctx) => allRuns(ctx),
    "GET /points/budgetRuns/given": (ctx) => givenByRule(ctx),
    "GET /points/overview": (ctx, { query }) => showOverview(ctx, query.span),
    "GET /points/budgetItems/{id}/runs": (ctx, { params }) => lastRuns(ctx, params.id),
    "GET /points/budgetItems/{id}": async (ctx, { params }) => presentItem(ctx, await budgetItemRow(ctx.db, params.id)),
    "PATCH /points/budgetItems/{id}": (ctx, { params, body }) => updateItem(ctx, params.id, body),
    "DELETE /points/budgetItems/{id}": (ctx, { params }) => done(deleteItem(ctx, params.id)),
  }),
];
