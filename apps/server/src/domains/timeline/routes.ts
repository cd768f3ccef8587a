import { timelineEndpoints } from "@plaudit/api/timeline.ts";
import type { Registered } from "../../domain.ts";
import { done } from "../../done.ts";
import { routes } from "../../routes.ts";
import { feedPage, newCount, pinnedItems } from "./feed.ts";
import { pinItem } from "./verbs/pin-item.ts";

export const timelineRoutes = ({ feed, shownNow }: Pick<Registered, "feed" | "shownNow">) =>
  routes(timelineEndpoints, {
    "GET /timeline/items": (ctx, { query }) => feedPage(ctx, feed, query),
    "GET /timeline/items/newCount": (ctx, { query }) => newCount(ctx, shownNow, query),
    "GET /timeline/items/pinned": async (ctx) => ({ results: await pinnedItems(ctx, feed) }),
    "PUT /timeline/items/{id}/pin": (ctx, { params, body }) => done(pinItem(ctx, params.id, body.days)),
    "DELETE /timeline/items/{id}/pin": (ctx, { params }) => done(pinItem(ctx, params.id, null)),
  });
