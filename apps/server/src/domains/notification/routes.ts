import { notification } from "@plaudit/api/notification.ts";
import { routes } from "../../http/routes.ts";
import { presentNotifications } from "./present.ts";
import { messageCount, messagePage } from "./queries.ts";
import { deleteAllNotifications } from "./verbs/delete-all-notifications.ts";
import { deleteNotification } from "./verbs/delete-notification.ts";
import { markAllRead } from "./verbs/mark-all-read.ts";
import { markRead } from "./verbs/mark-read.ts";

export const notificationRoutes = routes(notification, {
  "GET /notification/messages": async (ctx, { query: { page, pageSize } }) => {
    const [rows, total] = await Promise.all([messagePage(ctx, pageSize, (page - 1) * pageSize), messageCount(ctx)]);
    const next = page * pageSize < total ? page + 1 : null;
    return { results: await presentNotifications(ctx, rows), next, total };
  },
  "GET /notification/messages/count": async (ctx, { query }) => ({ count: await messageCount(ctx, query.read) }),
  "PUT /notification/messages/read": async (ctx) => {
    await markAllRead(ctx);
    return null;
  },
  "PUT /notification/messages/{id}/read": async (ctx, { params }) => {
    await markRead(ctx, params.id);
    return null;
  },
  "DELETE /notification/messages": async (ctx) => {
    await deleteAllNotifications(ctx);
    return null;
  },
  "DELETE /notification/messages/{id}": async (ctx, { params }) => {
    await deleteNotification(ctx, params.id);
    return null;
  },
  "GET /notification/stream": (ctx) => ctx.live(),
});
