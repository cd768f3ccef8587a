import type { TenantCtx } from "../../../context.ts";

interface Written {
  threadId: string;
  position: number;
  authorId: string | null;
}
const HOUR_MS = 3_600_000;

/**
 * Adds the job that notifies of a message. Those without a name are announced at the next full hour: the time of a notification would
 * reveal what the message's day does not.
 */
export function announceLater(
  { db, now, enqueue }: Pick<TenantCtx, "db" | "now" | "enqueue">,
  { threadId, position, authorId }: Written,
): Promise<void> {
  const nextHour = new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS);
  return enqueue(
    "feedback.announce",
    { tenantId: db.tenantId, threadId, position },
    authorId ? {} : { startAfter: nextHour },
  );
}
