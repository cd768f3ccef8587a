import { and, eq } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { notifications } from "../tables.ts";

export async function deleteAllNotifications({ db, actor }: TenantCtx): Promise<void> {
  const mine = and(eq(notifications.tenantId, db.tenantId), eq(notifications.memberId, actor.memberId));
  db.write(db.orm.delete(notifications).where(mine));
}
