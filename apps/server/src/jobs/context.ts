import type { Logger } from "pino";
import type { SendMail } from "../adapters/mail/outbox.ts";
import type { Tenant } from "../context.ts";
import type { TenantDb } from "../db/tenant-db.ts";
import type { Publish } from "../live.ts";
import type { NotificationKinds } from "../notification-kind.ts";
import type { Enqueue } from "./enqueue.ts";

/** What a job handler gets: one transaction inside the job's tenant, in which the job itself is also completed. */
export interface WorkerCtx {
  db: TenantDb;
  now: Date;
  tenant: Tenant;
  secret: string;
  log: Logger;
  /** The address of the apex, without a slash at its end. */
  apexUrl: string;
  enqueue: Enqueue;
  publish: Publish;
  /** Those of every domain. */
  notificationKinds: NotificationKinds;
  /** Writes a message to the outbox in this transaction. */
  sendMail: SendMail;
}

export type JobHandler = (ctx: WorkerCtx, data: unknown) => Promise<unknown>;
export type Jobs = Record<string, JobHandler>;
