import { expect, test } from "vitest";
import { testServer } from "../../testing/index.ts";
import { testWorkers } from "../../testing/test-workers.ts";
import { type Person, world } from "../../testing/world.ts";
import { newAnnouncement } from "./test-sample.ts";

const COUNT = 80;
const path = "/announcement/announcements";

test("many due at one instant are published and archived once each by four workers, two of them killed", async () => {
  const server = await testServer({ poolSize: 4 });
  const tenant = await server.makeTenant();
  const [author, team] = [
    await tenant.member({ role: "admin" }),
    await tenant.team("Lisbon", [(await tenant.member()).id]),
  ];
  const [publishAt, archiveAt] = [1, 2].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  const audience = { everyone: false, memberIds: [], teamIds: [team], roles: [] };
  const body = newAnnouncement("On time", { status: "scheduled", publishAt, archiveAt, audience });
  const first = await server.request(`POST ${path}`, { token: author.token, body });
  expect(first.status).toBe(200);
  // Copies of the first, instead of a request for each.
  await server.sql(
    `with made as (insert into announcements
        select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid()))).*
        from announcements a, generate_series(1, $2) where a.tenant_id = $1 and a.id = $3 returning id)
      insert into schedules (tenant_id, id, job, data, next_run_at)
      select $1, m.id, s.job, s.data || jsonb_build_object('announcementId', m.id), s.next_run_at from made m, schedules s
      where s.tenant_id = $1 and s.id = $3`,
    [tenant.id, COUNT - 1, first.body.id],
  );
  const workers = await testWorkers(server, 4);
  const due = () =>
    server.sql(
      "update schedules set next_run_at = now() - interval '1 second' where tenant_id = $1 and job = 'announcement.due'",
      [tenant.id],
    );
  const count = async (status: string) => {
    const [row] = await server.sql(
      "select count(*)::int as count from announcements where tenant_id = $1 and status = $2",
      [tenant.id, status],
    );
    return row.count as number;
  };
  const until = (status: string, wanted: number) => workers.until(async () => (await count(status)) >= wanted);
  await due();
  await until("active", COUNT * 0.2);
  await workers.kill();
  await until("active", COUNT);
  await due();
  await until("archived", COUNT * 0.2);
  await workers.kill();
  await until("archived", COUNT);
  const sums = async () => {
    const [row] = await server.sql(
      `select (select count(*)::int from timeline_items where tenant_id = $1 and type = 'announcement') as items,
        (select count(*)::int from timeline_viewers where tenant_id = $1) as viewers,
        (select count(*)::int from announcement_readers where tenant_id = $1) as readers,
        (select count(*)::int from audit_events where tenant_id = $1 and action = 'announcement.publish') as published,
        (select count(*)::int from audit_events where tenant_id = $1 and action = 'announcement.archive') as archived,
        (select count(*)::int from schedules where tenant_id = $1 and job = 'announcement.due') as schedules`,
      [tenant.id],
    );
    return row;
  };
  const once1 = { items: COUNT, viewers: COUNT, readers: COUNT, published: COUNT, archived: COUNT, schedules: 0 };
  expect(await sums()).toEqual(once1);
  await workers.end();
  await server.close();
}, 240_000);

test("one that is published by hand when it is due, or by two at once, is published once", async () => {
  const w = await world();
  const [ada, ben] = [await w.person("Ada", { role: "admin" }), await w.person("Ben", { role: "admin" })];
  const bob = await w.person("Bob");
  for (let round = 0; round < 8; round += 1) {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const { id, version } = (await ada.post(path, newAnnouncement("Now", { status: "scheduled", publishAt }))).body;
    await w.sql`insert into pgboss.job (name, data) values ('announcement.due',
      ${JSON.stringify({ tenantId: w.tenantId, announcementId: id, at: publishAt })}::jsonb)`;
    const publish = (who: Person) => who.patch(`${path}/${id}`, { status: "active", version });
    const [one, other] = await Promise.all([publish(ada), publish(ben), w.drain()]);
    expect([one.status, other.status].filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    await w.drain();
    expect((await bob.get(`${path}/${id}`)).body.status).toBe("active");
  }
  const { body: feed } = await bob.get("/timeline/items?itemTypeIn=announcement");
  expect(feed.results).toHaveLength(8);
  expect((await bob.get("/notification/messages")).body.total).toBe(8);
});

test("who reads and confirms at once on two devices is counted once", async () => {
  const w = await world();
  const [ada, bob] = [await w.person("Ada", { role: "admin" }), await w.person("Bob")];
  const { id } = (await ada.post(path, newAnnouncement("Read this"))).body;
  const put = (body: object) => bob.put(`${path}/${id}/participation`, body);
  const answers = await Promise.all([put({}), put({ confirmed: true }), put({}), put({ confirmed: true })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await ada.get(`${path}/${id}/readRate`)).body).toMatchObject({ read: 1, confirmed: 1 });
});
