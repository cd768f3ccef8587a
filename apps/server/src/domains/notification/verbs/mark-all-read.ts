import { and, eq, isNull } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { notifications } from "../tables.ts";

export async function markAllRead({ db, actor, now }: TenantCtx): Promise<void> {
  const { tenantId, memberId, readAt } = notifications;
  const unread = and(
    eq(tenantId, db.tenantId),
    eq(memberId, actor.memberId),
    eq(notifications.inApp, true),
    isNull(readAt),
  );
  db.write(db.orm.update(notifications).set({ readAt: now }).where(unread));
}
