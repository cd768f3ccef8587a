import { sql } from "drizzle-orm";
import { newId } from "../../../db/id.ts";
import { multiRow } from "../../../db/multi-row.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { awayAmong } from "../../directory/index.ts";
import type { NotificationParams } from "../kinds.ts";
import { hasOwnMail, reachOf } from "../rules/channels.ts";
import { preferencesOf, settingsOf } from "../settings-queries.ts";

export interface NewNotification {
  memberId: string;
  params: NotificationParams;
  /** Null where nobody is named. */
  fromMemberId: string | null;
  resourcePath: string;
  /** Its cause: a second one of the same cause for the same member changes nothing. */
  sourceKey: string;
}

/** A bundle that has changed, or was deleted before, is unread and first again; anything else notifies only once. */
const conflict = {
  once: "do nothing",
  bundle: `do update set params = excluded.params, from_member_id = excluded.from_member_id, read_at = null,
      created_at = excluded.created_at, in_app = excluded.in_app
    where n.params <> excluded.params or n.from_member_id is distinct from excluded.from_member_id
      or n.dismissed_at >= n.created_at`,
};

interface Notified {
  memberId: string;
  /** Wants it by mail; of a kind with a mail of its own the caller sends it. */
  mail: boolean;
}

/** Each member's choices for the kind that they get. */
async function reachOfEach({ db, notificationKinds }: WorkerCtx, notifications: NewNotification[]) {
  const memberIds = notifications.map(({ memberId }) => memberId);
  const [settings, chosen] = await Promise.all([settingsOf(db), preferencesOf(db, memberIds)]);
  return new Map(
    notifications.map(({ memberId, params: { kind } }) => {
      const reach = reachOf(notificationKinds, kind, chosen.get(memberId)?.channels, settings.channels);
      return [memberId, { ...reach, ownMail: hasOwnMail(notificationKinds, kind) }];
    }),
  );
}

/** Within this what is bundled becomes one push. */
const GATHERED_MS = 10 * 60_000;

/** A job for each browser of each of them; the push services are called by those alone. */
async function enqueuePushes(
  { db, now, enqueue }: WorkerCtx,
  notified: readonly { id: string; memberId: string }[],
  as: keyof typeof conflict,
) {
  const memberIds = notified.map(({ memberId }) => memberId);
  const browsers = await db.rows<{ id: string; memberId: string }>(sql`
    select id, member_id as "memberId" from push_subscriptions
    where tenant_id = ${db.tenantId} and member_id = any(${sql.param(memberIds)}::uuid[])`);
  const ids = new Map(notified.map(({ id, memberId }) => [memberId, id]));
  await Promise.all(
    browsers.map(({ id: subscriptionId, memberId }) => {
      const data = { tenantId: db.tenantId, notificationId: ids.get(memberId), subscriptionId };
      const later = {
        startAfter: new Date(now.getTime() + GATHERED_MS),
        key: `${data.notificationId}:${subscriptionId}`,
      };
      return enqueue("notification.push", data, as === "bundle" ? later : {});
    }),
  );
}

/**
 * Inserts notifications, skipping known source keys and who has left, and sends them as each has chosen; who is
 * suspended finds them on their return. Returns the members who got one.
 */
export async function notify(
  ctx: WorkerCtx,
  notifications: NewNotification[],
  as: keyof typeof conflict = "once",
): Promise<Notified[]> {
  const { db, now } = ctx;
  if (notifications.length === 0) return [];
  const [reach, { left, suspended }] = await Promise.all([
    reachOfEach(ctx, notifications),
    awayAmong(db, [...new Set(notifications.map(({ memberId }) => memberId))]),
  ]);
  const wanted = notifications.filter(({ memberId }) => !left.has(memberId));
  const statements = multiRow({
    name: `notifications_${as}`,
    head: `insert into notifications as n
      (tenant_id, created_at, id, member_id, kind, params, from_member_id, resource_path, source_key, in_app) values`,
    row: "($1, $2, ?, ?, ?, ?::jsonb, ?, ?, ?, ?)",
    tail: `on conflict (tenant_id, member_id, source_key) ${conflict[as]} returning id, member_id`,
    shared: [db.tenantId, now],
    rows: wanted.map((n) => [
      newId(),
      n.memberId,
      n.params.kind,
      JSON.stringify(n.params),
      n.fromMemberId,
      n.resourcePath,
      n.sourceKey,
      reach.get(n.memberId)?.inApp,
    ]),
  });
  const stored = await Promise.all(
    statements.map((statement) => db.query<{ id: string; member_id: string }>(statement)),
  );
  const notSent = { mail: false, push: false };
  const notified = stored.flat().map(({ id, member_id }) => ({
    ...{ id, memberId: member_id, ...reach.get(member_id) },
    ...(suspended.has(member_id) && notSent),
  }));
  const mailed = notified.filter(({ mail, ownMail }) => mail && !ownMail);
  await Promise.all(
    mailed.map(({ id }) => ctx.enqueue("notification.mail", { tenantId: db.tenantId, notificationId: id })),
  );
  const pushed = notified.filter(({ push }) => push);
  if (pushed.length > 0 && ctx.tenant.features.includes("push")) await enqueuePushes(ctx, pushed, as);
  const memberIds = notified.filter(({ inApp }) => inApp).map(({ memberId }) => memberId);
  if (memberIds.length > 0) await ctx.publish({ type: "notification", memberIds });
  return notified.map(({ memberId, mail }) => ({ memberId, mail: mail === true }));
}
