import { pino } from "pino";
import { expect, test } from "vitest";
import { ownTicks } from "../../jobs/own-ticks.ts";
import { jobRunner } from "../../jobs/runner.ts";
import { runTick } from "../../jobs/tick.ts";
import { allJobs, notificationKinds } from "../../registry.ts";
import { world } from "../../testing/world.ts";

const log = pino({ level: "silent" });
const tick = (name: string) => {
  const found = ownTicks.find((one) => one.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};

test("four workers that run at once send each member one digest of the week", async () => {
  const w = await world();
  const { database } = w.server;
  const [ann, bob] = await w.people("Ann", "Bob");
  const team = await w.team("Crowd", [ann, bob]);
  await w.crowd(team.id, 250);
  await w.sql`update tenant_members set email = id || '@crowd.test' where tenant_id = ${w.tenantId} and first_name = 'One'`;
  await w.sql`update tenants set timezone = 'Asia/Tokyo' where id = ${w.tenantId}`;
  await w.send(ann, { to: [bob] });
  await w.drain();
  for (const table of ["recognitions", "recognition_recipients", "timeline_items", "timeline_item_teams"])
    await w.server.sql(
      `update ${table} set published_at = (date_trunc('week', now() at time zone 'Asia/Tokyo') - interval '2 days')
         at time zone 'Asia/Tokyo' where tenant_id = $1`,
      [w.tenantId],
    );

  const four = [1, 2, 3, 4];
  await Promise.all(four.map(() => runTick(database, tick("schedules.digest"), log)));
  const planned = await w.sql`
    select to_char(next_run_at at time zone 'Asia/Tokyo', 'Dy HH24:MI') as at, next_run_at > now() as coming
    from schedules where tenant_id = ${w.tenantId} and job = 'notification.digest'`;
  expect(planned).toEqual([{ at: "Mon 08:00", coming: true }]);

  await w.sql`update schedules set next_run_at = now() - interval '1 second' where tenant_id = ${w.tenantId} and job = 'notification.digest'`;
  await Promise.all(four.map(() => runTick(database, tick("schedules.due"), log)));
  const options = { database, jobs: allJobs, effects: {}, ticks: [], notificationKinds, secret: "s", log };
  const workers = four.map(() => jobRunner({ ...options, apexUrl: "http://localhost" }));
  const sent = () => w.sql`
    select count(*)::int as rows, count(distinct key)::int as members from mail_outbox
    where tenant_id = ${w.tenantId} and key like 'digest:%'`;
  try {
    await Promise.all(workers.map((worker) => worker.start()));
    await expect.poll(sent, { timeout: 30_000 }).toEqual([{ rows: 252, members: 252 }]);
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
  const jobs = await w.sql`
    select count(*)::int as count from pgboss.job
    where data ->> 'tenantId' = ${w.tenantId} and name = 'mail.send' and state = 'created'`;
  expect(jobs).toEqual([{ count: 252 }]);
});
