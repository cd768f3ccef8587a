import { createHash } from "node:crypto";
import type { Queryable } from "../db/tenant-db.ts";
import { traceparent } from "../tracing.ts";

/** A job's data: small and of ids, never texts. */
export type JobData = Record<string, unknown> & { tenantId: string };

interface JobOptions {
  /** Not before this instant. */
  startAfter?: Date;
  /** While one with this key waits to run, another is not added. */
  key?: string;
}

/** Adds a job in this transaction: it exists if, and only if, the transaction commits. */
export type Enqueue = (name: string, data: JobData, options?: JobOptions) => Promise<void>;

/** Where the queue's workers listen for the names of queues that have something to do. */
const channel = `pgboss_${createHash("sha224").update("pgboss").digest("hex").slice(0, 24)}`;

export const enqueuer =
  (db: Queryable): Enqueue =>
  async (name, data, { startAfter, key } = {}) => {
    if (!startAfter) db.wake(channel, name);
    const parent = startAfter ? undefined : traceparent();
    const noted = parent ? { ...data, traceparent: parent } : data;
    await db.query({
      name: "app_enqueue",
      text: "select app.enqueue($1, $2, $3, $4)",
      values: [name, JSON.stringify(noted), startAfter ?? null, key ?? null],
    });
  };
