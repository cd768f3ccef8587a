import { valueEndpoints } from "@plaudit/api/value.ts";
import { done } from "../../done.ts";
import { routes } from "../../routes.ts";
import { listValues, oneValue } from "./present.ts";
import { createValue } from "./verbs/create-value.ts";
import { deleteValue } from "./verbs/delete-value.ts";
import { orderValues } from "./verbs/order-values.ts";
import { updateValue } from "./verbs/update-value.ts";

export const valueRoutes = routes(valueEndpoints, {
  "GET /recognition/values": async (ctx, { query }) => ({ results: await listValues(ctx, query.archived ?? false) }),
  "POST /recognition/values": (ctx, { body }) => createValue(ctx, body),
  "GET /recognition/values/{id}": (ctx, { params }) => oneValue(ctx, params.id),
  "PATCH /recognition/values/{id}": (ctx, { params, body }) => updateValue(ctx, params.id, body),
  "DELETE /recognition/values/{id}": (ctx, { params }) => done(deleteValue(ctx, params.id)),
  "PUT /recognition/values/order": (ctx, { body }) => done(orderValues(ctx, body.ids)),
});
