import type { JobResult, JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { z } from "zod";
import { outbox } from "../adapters/mail/outbox.ts";
import type { Span } from "../adapters/tracing/spans.ts";
import type { Database } from "../db/database.ts";
import { publisher } from "../live.ts";
import { jobSeconds } from "../metrics.ts";
import type { NotificationKinds } from "../notification-kind.ts";
import { inSpan } from "../tracing.ts";
import type { Jobs } from "./context.ts";
import { enqueuer } from "./enqueue.ts";
import { openQueue } from "./queue.ts";
import { startTicks, type Tick } from "./tick.ts";

/** Jobs with an effect outside the database: they manage their own transactions and report the result. */
export type Effects = Record<string, (data: unknown) => Promise<void>>;

export interface RunnerOptions {
  database: Database;
  jobs: Jobs;
  effects: Effects;
  ticks: readonly Tick[];
  notificationKinds: NotificationKinds;
  secret: string;
  apexUrl: string;
  log: Logger;
}

interface Runnable {
  id: string;
  name: string;
  data: unknown;
  retryCount: number;
  retryLimit: number;
}

/** Full batches follow one another without a pause; notices and, if they are lost, looks every two seconds start the next. */
const taking = {
  includeMetadata: true,
  perJobResults: true,
  batchSize: 10,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
} as const;
/** Who is called from there is anybody's choice: one that hangs holds up one batch, and others are taken beside it. */
const LANES: Readonly<Record<string, number>> = { "notification.push": 3 };
/** Of a job's data, for who looks at it from outside. */
const ids = z.object({ tenantId: z.string().optional(), traceparent: z.string().optional() });
const withTenantId = z.object({ tenantId: z.uuid() });
/** Asked at once: to look into each queue takes longer than what is in them as a rule. */
const queuesWithJobs = (database: Database): Promise<Set<string>> =>
  database.withWorker(async (db) => {
    const text = "select distinct name from pgboss.job where state in ('created', 'retry') and start_after <= now()";
    return new Set((await db.query<{ name: string }>({ text })).map(({ name }) => name));
  });
/** Another worker has finished this job: this one's work is rolled back. */
class NotOurs extends Error {}

export interface Runner {
  start(): Promise<void>;
  /** Runs everything that is due now, here, until nothing is; for tests and the demo's seed. */
  drain(): Promise<number>;
  stop(): Promise<void>;
}

export function jobRunner(options: RunnerOptions): Runner {
  const { database, jobs, effects, ticks, log } = options;
  const names = [...Object.keys(jobs), ...Object.keys(effects)];
  let boss: PgBoss | undefined;
  let stopTicks: (() => Promise<void>) | undefined;

  const open = async () => {
    if (boss) return boss;
    boss = openQueue(database.backend, "worker", log);
    await boss.start();
    return boss;
  };

  const run = (job: Runnable): Promise<void> => {
    const { tenantId, traceparent: parent } = ids.safeParse(job.data).data ?? {};
    const attributes = { "plaudit.job": job.id, "plaudit.attempt": job.retryCount + 1, "plaudit.tenant": tenantId };
    return inSpan({ name: `job ${job.name}`, kind: "consumer", attributes, parent }, (span) => attempt(job, span));
  };

  async function attempt(job: Runnable, span: Span): Promise<void> {
    const began = performance.now();
    const line = { job: job.name, id: job.id, attempt: job.retryCount + 1 };
    try {
      await (effects[job.name]?.(job.data) ?? runInTenant(options, job));
      jobSeconds.observe({ job: job.name, outcome: "done" }, (performance.now() - began) / 1000);
      log.debug({ ...line, ms: Math.round(performance.now() - began) }, "job done");
    } catch (error) {
      if (error instanceof NotOurs) return;
      span.fail();
      const last = job.retryCount >= job.retryLimit;
      jobSeconds.observe({ job: job.name, outcome: last ? "dead" : "failed" }, (performance.now() - began) / 1000);
      log[last ? "error" : "warn"]({ ...line, err: error }, last ? "job failed for good" : "job failed, to be retried");
      throw error;
    }
  }

  const settle = (job: JobWithMetadata): Promise<JobResult> =>
    run(job).then(
      () => ({ id: job.id, status: "completed" }),
      (error: Error) => ({ id: job.id, status: "failed", output: { message: error.message } }),
    );

  return {
    async start() {
      const queue = await open();
      for (const name of names)
        await queue.work(name, { ...taking, localConcurrency: LANES[name] ?? 1 }, (found) =>
          Promise.all((found as JobWithMetadata[]).map(settle)),
        );
      stopTicks = startTicks(database, ticks, log);
    },
    async drain() {
      const queue = await open();
      let count = 0;
      for (let found = true; found; ) {
        found = false;
        const due = await queuesWithJobs(database);
        for (const name of names.filter((one) => due.has(one))) {
          for (const job of await queue.fetch(name, { batchSize: 50, includeMetadata: true })) {
            found = true;
            count += 1;
            await run(job as JobWithMetadata).then(
              () => queue.complete(name, job.id),
              (error: Error) => queue.fail(name, job.id, { message: error.message }),
            );
          }
        }
      }
      return count;
    },
    async stop() {
      await stopTicks?.();
      await boss?.stop({ graceful: true, close: false, timeout: 20_000 });
    },
  };
}

async function runInTenant(
  { database, jobs, notificationKinds, secret, apexUrl, log }: RunnerOptions,
  job: Runnable,
): Promise<void> {
  const handle = jobs[job.name];
  if (!handle) throw new Error(`there is no job ${job.name}`);
  const { tenantId } = withTenantId.parse(job.data);
  await database.withTenant(tenantId, async (db, { now, tenant }) => {
    const enqueue = enqueuer(db);
    const sendMail = outbox(db, tenantId, enqueue);
    const publish = publisher(db, tenantId);
    await handle({ db, now, tenant, secret, apexUrl, log, enqueue, publish, notificationKinds, sendMail }, job.data);
    const [finished] = await db.query<{ done: boolean }>({
      name: "app_finish_job",
      text: "select app.finish_job($1, $2, $3) as done",
      values: [job.name, job.id, job.retryCount],
    });
    if (!finished?.done) throw new NotOurs();
  });
}
