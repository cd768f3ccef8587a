import { liveTypes } from "@plaudit/api/live-events.ts";
import { notificationEndpoints } from "@plaudit/api/notification.ts";
import { notificationSettingsEndpoints } from "@plaudit/api/notification-settings.ts";
import { done } from "../../done.ts";
import type { NotificationKinds } from "../../notification-kind.ts";
import { nextOf, offsetOf } from "../../paging.ts";
import { type Route, routes } from "../../routes.ts";
import { missedSince } from "./missed.ts";
import { presentNotifications } from "./present.ts";
import { messageCount, messagePage } from "./queries.ts";
import { changePreferences, channelPreferences } from "./verbs/change-preferences.ts";
import { changeSettings, notificationSettings } from "./verbs/change-settings.ts";
import { deleteAllNotifications } from "./verbs/delete-all-notifications.ts";
import { deleteNotification } from "./verbs/delete-notification.ts";
import { markAllRead } from "./verbs/mark-all-read.ts";
import { markRead } from "./verbs/mark-read.ts";
import { subscribe, unsubscribePush } from "./verbs/subscribe.ts";
import { unsubscribe } from "./verbs/unsubscribe.ts";

const messageRoutes = routes(notificationEndpoints, {
  "GET /notification/messages": async (ctx, { query }) => {
    const [rows, total] = await Promise.all([messagePage(ctx, query.pageSize, offsetOf(query)), messageCount(ctx)]);
    return { results: await presentNotifications(ctx, rows), next: nextOf(query, total), total };
  },
  "GET /notification/messages/count": async (ctx, { query }) => ({ count: await messageCount(ctx, query.read) }),
  "PUT /notification/messages/read": (ctx) => done(markAllRead(ctx)),
  "PUT /notification/messages/{id}/read": (ctx, { params }) => done(markRead(ctx, params.id)),
  "DELETE /notification/messages": (ctx) => done(deleteAllNotifications(ctx)),
  "DELETE /notification/messages/{id}": (ctx, { params }) => done(deleteNotification(ctx, params.id)),
  "GET /notification/stream": (ctx, { query: { since } }) =>
    ctx.live(async () => (since ? ctx.again((db) => missedSince(db, ctx.actor.memberId, since)) : liveTypes)),
});

export const notificationRoutes = (kinds: NotificationKinds): Route[] => [
  ...messageRoutes,
  ...routes(notificationSettingsEndpoints, {
    "GET /notification/channelPreferences": (ctx) => channelPreferences(ctx, kinds),
    "PATCH /notification/channelPreferences": (ctx, { body }) => changePreferences(ctx, kinds, body),
    "POST /notification/subscriptions": (ctx, { body }) => done(subscribe(ctx, body)),
    "DELETE /notification/subscriptions": (ctx, { body }) => done(unsubscribePush(ctx, body.endpoint)),
    "POST /notification/unsubscriptions/{token}": (ctx, { params }) => done(unsubscribe(ctx, params.token)),
    "GET /recognition/notificationSettings": (ctx) => notificationSettings(ctx, kinds),
    "PUT /recognition/notificationSettings": (ctx, { body }) => changeSettings(ctx, kinds, body),
  }),
];
