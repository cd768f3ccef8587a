import { pino } from "pino";
import { expect, test } from "vitest";
import { enqueuer } from "../../jobs/enqueue.ts";
import { jobRunner } from "../../jobs/runner.ts";
import { allJobs, notificationKinds } from "../../registry.ts";
import { lobby } from "../../testing/lobby.ts";
import { tick } from "../../testing/ticks.ts";
import { world } from "../../testing/world.ts";

const log = pino({ level: "silent" });

test("four workers that run at once tell each manager once of a screen that is gone", async () => {
  const w = await world();
  const { database } = w.server;
  const managers = [await w.person("Ada", { role: "admin" }), await w.person("Ben", { role: "admin" })];
  const { body } = await (managers[0] as (typeof managers)[0]).post("/tv/channels", lobby);
  const channelId = body.channel.id as string;
  const token = new URL(body.link).searchParams.get("token");
  const play = () => w.anonymous.get(`/tv/channels/${channelId}/player?token=${token}`);
  await Promise.all([play(), play(), play(), play()]);
  expect(await w.sql`select id from schedules where tenant_id = ${w.tenantId} and job = 'channel.away'`).toHaveLength(
    1,
  );

  await w.sql`update tv_channels set last_seen_at = now() - interval '1 hour' where tenant_id = ${w.tenantId}`;
  await w.sql`update schedules set next_run_at = now() - interval '1 second' where tenant_id = ${w.tenantId} and job = 'channel.away'`;
  const four = [1, 2, 3, 4];
  await Promise.all(four.map(() => tick(w.server, "schedules.due")));
  // And as if a worker had been killed when it was done with it.
  await w.tenant(async ({ db }) => {
    for (const _ of four) await enqueuer(db)("channel.away", { tenantId: w.tenantId, channelId });
  });
  const options = { database, jobs: allJobs, effects: {}, ticks: [], notificationKinds, secret: "s", log };
  const workers = four.map(() => jobRunner({ ...options, apexUrl: "http://localhost" }));
  await Promise.all(workers.map((worker) => worker.drain()));
  await Promise.all(workers.map((worker) => worker.stop()));
  const told = await w.sql`
    select member_id, count(*)::int as count from notifications
    where tenant_id = ${w.tenantId} and kind = 'channel.away' group by member_id`;
  expect(told.map(({ count }) => count)).toEqual([1, 1]);
  const mails = await w.sql`select key from mail_outbox where tenant_id = ${w.tenantId}`;
  expect(mails).toHaveLength(2);
});
