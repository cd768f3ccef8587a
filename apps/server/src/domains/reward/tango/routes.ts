import { tangoEndpoints } from "@plaudit/api/tango.ts";
import { done } from "../../../done.ts";
import { routes } from "../../../routes.ts";
import { brandPage, byCountry } from "./brands.ts";
import { connectionOf } from "./connection.ts";
import { openOrders, presentOrder } from "./present.ts";
import { changeOffer, connectTango, hideBrands, presentOwn, testConnection } from "./verbs/connect-tango.ts";
import { askNow, giveUp } from "./verbs/settle-order.ts";

export const tangoRoutes = routes(tangoEndpoints, {
  "GET /reward/tango/connection": async (ctx) => {
    const found = await connectionOf(ctx.db);
    return { connection: found && (await presentOwn(ctx, found)) };
  },
  "PUT /reward/tango/connection": (ctx, { body }) => connectTango(ctx, body),
  "PATCH /reward/tango/connection": (ctx, { body }) => changeOffer(ctx, body),
  "POST /reward/tango/tests": (ctx, { body }) => testConnection(ctx, body),
  "GET /reward/tango/countries": async (ctx) => ({ results: await byCountry(ctx.db) }),
  "GET /reward/tango/brands": (ctx, { query }) => brandPage(ctx.db, query),
  "POST /reward/tango/brands": (ctx, { body }) => done(hideBrands(ctx, body)),
  "GET /reward/tango/orders": (ctx, { query }) => openOrders(ctx, query),
  "GET /reward/tango/orders/{id}": (ctx, { params }) => presentOrder(ctx, params.id),
  "POST /reward/tango/orders/{id}/ask": (ctx, { params }) => askNow(ctx, params.id),
  "POST /reward/tango/orders/{id}/giveUp": (ctx, { params }) => giveUp(ctx, params.id),
});
