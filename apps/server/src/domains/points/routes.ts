import { pointsEndpoints } from "@plaudit/api/points.ts";
import { routes } from "../../routes.ts";
import { showAccounts } from "./verbs/show-accounts.ts";

export const pointsRoutes = routes(pointsEndpoints, {
  "GET /points/accounts/my": async (ctx, { query }) => ({
    results: await showAccounts(ctx, ctx.actor.memberId, query.embed === "allTimeReceived"),
  }),
  "GET /points/accounts/owner/{id}": async (ctx, { params, query }) => ({
    results: await showAccounts(ctx, params.id, query.embed === "allTimeReceived"),
  }),
});
