import { randomUUID } from "node:crypto";
import type { TenantCtx } from "../../../context.ts";
import { schedules } from "../../../jobs/tables.ts";

interface Written {
  threadId: string;
  position: number;
  authorId: string | null;
}
const HOUR_MS = 3_600_000;

/**
 * Adds the job that notifies of a message. Those without a name are announced at the next full hour: the time of a notification, or of
 * a job that waits until then, would reveal what the message's day does not.
 */
export async function announceLater(
  { db, now, enqueue }: Pick<TenantCtx, "db" | "now" | "enqueue">,
  { threadId, position, authorId }: Written,
): Promise<void> {
  const { tenantId } = db;
  const [job, data] = ["feedback.announce", { threadId, position }];
  if (authorId) return enqueue(job, { tenantId, ...data });
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const [createdAt, nextRunAt] = [new Date(hour), new Date(hour + HOUR_MS)];
  db.write(db.orm.insert(schedules).values({ tenantId, id: randomUUID(), job, data, nextRunAt, createdAt }));
}
