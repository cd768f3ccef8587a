import type { JobData } from "./enqueue.ts";
import { deadQueue, followerOf } from "./queue.ts";
import { scheduleIds } from "./schedule-ids.ts";
import { sealsDue } from "./seals-due.ts";
import type { Tick } from "./tick.ts";

interface Due {
  tenant_id: string;
  id: string;
  job: string;
  data: Record<string, unknown>;
}

/** Due schedules become jobs exactly once: the row is deleted in the same transaction. */
const dueSchedules: Tick = {
  name: "schedules.due",
  everySeconds: 5,
  async run({ db, now, enqueue }) {
    const due = await db.query<Due>({
      text: `delete from schedules where (tenant_id, id) in (
          select tenant_id, id from schedules where next_run_at <= $1 order by next_run_at limit 200 for update skip locked)
        returning tenant_id, id, job, data`,
      values: [now],
    });
    for (const one of due) void enqueue(one.job, { ...one.data, tenantId: one.tenant_id });
  },
};

/** Every tenant's next digest: the coming Monday at eight, by its own clock. */
const digestsDue: Tick = {
  name: "schedules.digest",
  everySeconds: 300,
  async run({ db, now }) {
    db.write({
      text: `insert into schedules (tenant_id, id, job, data, next_run_at, created_at)
        select t.id, $1, 'notification.digest', '{}',
          (date_trunc('week', $2::timestamptz at time zone t.timezone) + interval '7 days 8 hours') at time zone t.timezone, $2
        from tenants t on conflict do nothing`,
      values: [scheduleIds.digest, now],
    });
  },
};

/** Every tenant's next look for whose day has begun: the coming full hour. */
const celebrationsDue: Tick = {
  name: "schedules.celebrations",
  everySeconds: 300,
  async run({ db, now }) {
    db.write({
      text: `insert into schedules (tenant_id, id, job, data, next_run_at, created_at)
        select t.id, $1, 'celebration.publish', '{}', date_trunc('hour', $2::timestamptz) + interval '1 hour', $2
        from tenants t on conflict do nothing`,
      values: [scheduleIds.celebrations, now],
    });
  },
};

/** Every tenant's next look for whose day comes, so that a card can be started for it. */
const cardsDue: Tick = {
  name: "schedules.cards",
  everySeconds: 300,
  async run({ db, now }) {
    db.write({
      text: `insert into schedules (tenant_id, id, job, data, next_run_at, created_at)
        select t.id, $1, 'card.automatic', '{}', date_trunc('hour', $2::timestamptz) + interval '6 hours', $2
        from tenants t on conflict do nothing`,
      values: [scheduleIds.cards, now],
    });
  },
};

/**
 * What has failed for good stays readable in the dead-letter queue, and is followed once by the job for that. A tick and not the
 * runner, because the worker of the last attempt may have been killed.
 */
const failures: Tick = {
  name: "jobs.failed",
  everySeconds: 10,
  async run({ db, enqueue }) {
    const failed = await db.query<{ name: string; data: JobData }>({
      text: `update pgboss.job j set output = '{"followed":true}' where j.name = $1 and j.state = 'created' and j.output is null
        and exists (select from pgboss.queue q where q.name = j.source_name || $2) returning j.source_name as name, j.data`,
      values: [deadQueue, followerOf("")],
    });
    for (const { name, data } of failed) void enqueue(followerOf(name), data);
  },
};

/** What has lapsed is swept away a little at a time. */
const sweep: Tick = {
  name: "sweep.lapsed",
  everySeconds: 600,
  async run({ db, now }) {
    const before = (column: string, interval: string) => `${column} < $1::timestamptz - interval '${interval}'`;
    const sweeps = [
      `delete from idempotency_keys where ${before("created_at", "2 days")}`,
      `delete from mail_outbox where ${before("sent_at", "30 days")}`,
      `delete from rate_limits where ${before("resets_at", "1 hour")}`,
      `delete from challenges where ${before("expires_at", "1 day")}`,
      `delete from login_states where ${before("expires_at", "1 day")}`,
      `delete from invitations where ${before("expires_at", "30 days")}`,
      `delete from password_resets where ${before("expires_at", "30 days")}`,
      `delete from access_tokens where ${before("expires_at", "30 days")} or ${before("revoked_at", "30 days")}`,
    ];
    for (const text of sweeps) db.write({ text, values: [now] });
  },
};

export const ownTicks: readonly Tick[] = [
  dueSchedules,
  digestsDue,
  celebrationsDue,
  cardsDue,
  failures,
  sealsDue,
  sweep,
];
