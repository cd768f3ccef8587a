import { and, eq } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { notifications } from "../tables.ts";

export async function deleteNotification({ db, actor }: TenantCtx, id: string): Promise<void> {
  const { tenantId, memberId } = notifications;
  const mine = and(eq(tenantId, db.tenantId), eq(notifications.id, id), eq(memberId, actor.memberId));
  const found = await db.orm.delete(notifications).where(mine).returning({ id: notifications.id });
  if (found.length === 0) throw new DomainError("NotFound", "noNotification");
}
