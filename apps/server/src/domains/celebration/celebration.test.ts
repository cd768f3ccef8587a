import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { WorkerCtx } from "../../jobs/context.ts";
import { enqueuer } from "../../jobs/enqueue.ts";
import { type TestMember, type TestServer, testServer, tick } from "../../testing/index.ts";
import { lobby } from "../../testing/lobby.ts";
import { insertChannel } from "../channel/verbs/write-channel.ts";
import { png } from "../media/test-pictures.ts";
import { uploader } from "../media/test-uploads.ts";
import { celebrationDigest } from "./digest.ts";
import { celebrate } from "./verbs/publish-celebrations.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const settings = "/celebration/tenantPreferences";
interface Dates {
  birthday?: string;
  timezone?: string;
  joinedAt?: string;
}

/** Everybody has been here since the middle of a year, unless a test says otherwise. */
async function company({ timezone = "UTC" } = {}) {
  server.setClock(undefined);
  const tenant = await server.makeTenant({ timezone });
  const admin = await tenant.member({ firstName: "Ada", role: "admin" });
  const reader = await tenant.member({ firstName: "Rita" });
  const call = (key: string, body?: unknown, { token }: TestMember = reader) => server.request(key, { token, body });
  await server.sql("update tenant_members set joined_at = '2019-06-15T12:00:00Z' where tenant_id = $1", [tenant.id]);
  const member = async (firstName: string, dates: Dates = {}) => {
    const made = await tenant.member({ firstName });
    await place(made, { joinedAt: "2019-06-15T12:00:00Z", ...dates });
    return made;
  };
  const place = ({ id }: { id: string }, { birthday, timezone: zone, joinedAt }: Dates) =>
    server.sql(
      `update tenant_members set birthday = coalesce($3, birthday), timezone = coalesce($4, timezone),
         joined_at = coalesce($5::timestamptz, joined_at) where tenant_id = $1 and id = $2`,
      [tenant.id, id, birthday ?? null, zone ?? null, joinedAt ?? null],
    );
  const choose = async (change: object) => {
    const { body } = await call(`GET ${settings}`, undefined, admin);
    const { kinds, hour, milestones, words, pictures, version } = body;
    const answer = await call(
      `PUT ${settings}`,
      { kinds, hour, milestones, words, pictures, version, ...change },
      admin,
    );
    expect(answer.status).toBe(200);
    return answer.body;
  };
  return {
    ...{ tenant, admin, reader, call, member, place, choose },
    manages: (manager: TestMember, { id }: TestMember) =>
      server.sql("insert into member_managers (tenant_id, member_id, manager_id) values ($1, $2, $3)", [
        tenant.id,
        id,
        manager.id,
      ]),
    /** Moves the clock, and publishes whose day it is then. */
    at: async (iso: string) => {
      server.setClock(new Date(iso));
      await tenant.within((db) => enqueuer(db)("celebration.publish", { tenantId: tenant.id }));
      await server.runJobs();
    },
    feed: async (who: TestMember = reader): Promise<string[]> => {
      const { body } = await call("GET /timeline/items?itemTypeIn=calendarEvent", undefined, who);
      return body.results
        .map(
          ({
            entity,
          }: {
            entity: { type: string; count: number; celebratedOn: string; memberDisplayData: { firstName: string } };
          }) => `${entity.memberDisplayData.firstName} ${entity.type} ${entity.count} ${entity.celebratedOn}`,
        )
        .sort();
    },
    list: async (query: string, who: TestMember = reader): Promise<string[]> => {
      const { body } = await call(`GET /celebration/calendar/upcoming?${query}`, undefined, who);
      return body.results.map(
        (one: { type: string; count: number; celebratedOn: string; memberDisplayData: { firstName: string } }) =>
          `${one.celebratedOn} ${one.memberDisplayData.firstName} ${one.type} ${one.count}`,
      );
    },
  };
}
const off = { active: false, audience: "everyone" };
const on = { active: true, audience: "everyone" };
const toTeams = { active: true, audience: "teams" };
const toManagers = { active: true, audience: "managers" };

describe("the calendar", () => {
  test("has birthdays, anniversaries, first days and onboarding of a month, by day and name", async () => {
    const c = await company();
    await c.choose({ kinds: { birthday: on, anniversary: on, welcome: on, onboarding: on } });
    await c.member("Bo", { birthday: "11-22" });
    await c.member("Ann", { joinedAt: "2020-11-22T12:00:00Z" });
    await c.member("New", { joinedAt: "2026-11-09T12:00:00Z" });
    await c.member("Onno", { joinedAt: "2026-10-10T12:00:00Z" });
    server.setClock(new Date("2026-11-15T12:00:00Z"));
    expect(await c.list("from=2026-11-01&to=2026-11-30")).toEqual([
      "2026-11-09 New welcome 0",
      "2026-11-09 Onno onboarding 30",
      "2026-11-22 Ann anniversary 6",
      "2026-11-22 Bo birthday 0",
    ]);
    const { body } = await c.call("GET /celebration/calendar?month=2026-11");
    expect(body).toMatchObject({ month: "2026-11", today: "2026-11-15", total: 4 });
    expect(
      body.days.map((one: { day: string; total: number; results: object[] }) => [
        one.day,
        one.total,
        one.results.length,
      ]),
    ).toEqual([
      ["2026-11-09", 2, 2],
      ["2026-11-22", 2, 2],
    ]);
    expect((await c.call("GET /celebration/calendar")).body.month).toBe("2026-11");
  });

  test("shows three of a day and counts all; the list has all of them, page by page", async () => {
    const c = await company();
    for (const name of ["Eva", "Dan", "Cleo", "Bob", "Abe"]) await c.member(name, { birthday: "04-05" });
    const { body } = await c.call("GET /celebration/calendar?month=2026-04");
    expect(body.days).toMatchObject([{ day: "2026-04-05", total: 5 }]);
    expect(
      body.days[0].results.map((one: { memberDisplayData: { firstName: string } }) => one.memberDisplayData.firstName),
    ).toEqual(["Abe", "Bob", "Cleo"]);
    const path = "GET /celebration/calendar/upcoming?from=2026-04-05&to=2026-04-05&pageSize=2";
    const names: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: {
        body: { next: string | null; total: number; results: { memberDisplayData: { firstName: string } }[] };
      } = await c.call(cursor ? `${path}&cursor=${cursor}` : path);
      expect(page.body.total).toBe(5);
      names.push(...page.body.results.map((one) => one.memberDisplayData.firstName));
      cursor = page.body.next;
    }
    expect(names).toEqual(["Abe", "Bob", "Cleo", "Dan", "Eva"]);
    expect((await c.call(`${path}&cursor=bm9uZQ`)).status).toBe(400);
    expect((await c.call("GET /celebration/calendar/upcoming?from=2026-04-05&to=2026-07-05")).status).toBe(400);
    for (const far of ["from=0001-01-01", "from=9999-12-31", "from=2200-01-01"])
      expect((await c.call(`GET /celebration/calendar/upcoming?${far}`)).status).toBe(400);
    for (const far of ["0000-01", "1899-12", "2200-01"])
      expect((await c.call(`GET /celebration/calendar?month=${far}`)).status).toBe(400);
    for (const edge of ["1900-01", "2199-12"])
      expect((await c.call(`GET /celebration/calendar?month=${edge}`)).status).toBe(200);
    expect((await c.call("GET /celebration/calendar/upcoming?from=2199-12-31")).status).toBe(200);
  });

  test("has who was born on 29 February, or began on it, on the 28th where there is none", async () => {
    const c = await company();
    await c.member("Leap", { birthday: "02-29" });
    await c.member("Began", { joinedAt: "2024-02-29T12:00:00Z" });
    expect(await c.list("from=2027-02-01&to=2027-03-31")).toEqual([
      "2027-02-28 Began anniversary 3",
      "2027-02-28 Leap birthday 0",
    ]);
    expect(await c.list("from=2028-02-01&to=2028-03-31")).toEqual([
      "2028-02-29 Began anniversary 4",
      "2028-02-29 Leap birthday 0",
    ]);
  });

  test("goes over the end of a year", async () => {
    const c = await company();
    await c.member("Last", { birthday: "12-31" });
    await c.member("First", { birthday: "01-01", joinedAt: "2020-01-02T12:00:00Z" });
    expect(await c.list("from=2026-12-30&to=2027-01-05")).toEqual([
      "2026-12-31 Last birthday 0",
      "2027-01-01 First birthday 0",
      "2027-01-02 First anniversary 7",
    ]);
  });

  test("counts years from the day on which somebody joined where they are", async () => {
    const c = await company();
    await c.member("Tokyo", { joinedAt: "2020-12-31T20:00:00Z", timezone: "Asia/Tokyo" });
    await c.member("Lima", { joinedAt: "2021-01-01T02:00:00Z", timezone: "America/Lima" });
    expect(await c.list("from=2025-12-30&to=2026-01-03")).toEqual([
      "2025-12-31 Lima anniversary 5",
      "2026-01-01 Tokyo anniversary 5",
    ]);
  });

  test("shows the teams that are asked for, and nobody who is suspended or gone", async () => {
    const c = await company();
    const [bo, out, gone] = [
      await c.member("Bo", { birthday: "05-05" }),
      await c.member("Out", { birthday: "05-05" }),
      await c.member("Gone", { birthday: "05-05" }),
    ];
    await c.member("Cy", { birthday: "05-05" });
    const team = await c.tenant.team("Lisbon", [bo.id, out.id, gone.id]);
    await server.sql("update tenant_members set suspended_at = now() where tenant_id = $1 and id = $2", [
      c.tenant.id,
      out.id,
    ]);
    await server.sql("update tenant_members set status = 'archived' where tenant_id = $1 and id = $2", [
      c.tenant.id,
      gone.id,
    ]);
    expect(await c.list(`from=2026-05-05&to=2026-05-05&teamIdIn=${team}`)).toEqual(["2026-05-05 Bo birthday 0"]);
    expect(await c.list("from=2026-05-05&to=2026-05-05")).toEqual([
      "2026-05-05 Bo birthday 0",
      "2026-05-05 Cy birthday 0",
    ]);
    const { body } = await c.call(`GET /celebration/calendar?month=2026-05&teamIdIn=${team}`);
    expect(body.total).toBe(1);
  });

  test("has one member's days of a year from 30 days ago, as far as the reader may know of them", async () => {
    const c = await company();
    const bo = await c.member("Bo", { birthday: "05-05", joinedAt: "2020-04-20T12:00:00Z" });
    await c.member("Cy", { birthday: "05-05" });
    server.setClock(new Date("2026-05-04T12:00:00Z"));
    const ofBo = `memberId=${bo.id}`;
    expect(await c.list(ofBo)).toEqual(["2026-04-20 Bo anniversary 6", "2026-05-05 Bo birthday 0"]);
    server.setClock(new Date("2026-06-01T12:00:00Z"));
    expect(await c.list(ofBo)).toEqual(["2026-05-05 Bo birthday 0", "2027-04-20 Bo anniversary 7"]);
    expect((await c.call(`GET /celebration/calendar/upcoming?${ofBo}&from=2026-05-01&to=2027-05-01`)).status).toBe(400);
    await c.choose({ kinds: { birthday: toTeams, anniversary: on, welcome: off, onboarding: off } });
    expect(await c.list(ofBo)).toEqual(["2027-04-20 Bo anniversary 7"]);
    expect(await c.list(ofBo, bo)).toHaveLength(2);
  });

  test("has no kind that is off, and those of teams for who shares one and the member alone", async () => {
    const c = await company();
    const [bo, mate] = [
      await c.member("Bo", { birthday: "05-05", joinedAt: "2020-05-06T12:00:00Z" }),
      await c.member("Mate"),
    ];
    await c.tenant.team("Lisbon", [bo.id, mate.id]);
    await c.choose({ kinds: { birthday: toTeams, anniversary: off, welcome: off, onboarding: off } });
    const days = "from=2026-05-01&to=2026-05-31";
    for (const who of [bo, mate]) expect(await c.list(days, who)).toEqual(["2026-05-05 Bo birthday 0"]);
    expect(await c.list(days)).toEqual([]);
    await c.choose({ kinds: { birthday: off, anniversary: off, welcome: off, onboarding: off } });
    expect(await c.list(days, bo)).toEqual([]);
  });
});

describe("the feed", () => {
  test("has each on its day from nine where the member is, once", async () => {
    const c = await company();
    await c.member("Tokyo", { birthday: "05-05", timezone: "Asia/Tokyo" });
    await c.member("Lima", { birthday: "05-05", timezone: "America/Lima" });
    await c.at("2026-05-04T23:59:00Z");
    expect(await c.feed()).toEqual([]);
    for (let times = 0; times < 2; times += 1) await c.at("2026-05-05T00:00:00Z");
    expect(await c.feed()).toEqual(["Tokyo birthday 0 2026-05-05"]);
    await c.at("2026-05-05T14:00:00Z");
    await c.at("2026-05-05T20:00:00Z");
    expect(await c.feed()).toEqual(["Lima birthday 0 2026-05-05", "Tokyo birthday 0 2026-05-05"]);
  });

  test("has it once though the member moves to another zone, the clock is set back, and the birthday is corrected", async () => {
    const c = await company();
    const bo = await c.member("Bo", { birthday: "05-05", timezone: "Asia/Tokyo" });
    await c.at("2026-05-05T01:00:00Z");
    await c.place(bo, { timezone: "America/Lima" });
    await c.at("2026-05-05T15:00:00Z");
    await c.at("2026-05-05T14:30:00Z");
    await c.place(bo, { birthday: "05-06" });
    await c.at("2026-05-06T15:00:00Z");
    expect(await c.feed()).toEqual(["Bo birthday 0 2026-05-05"]);
    await c.at("2027-05-06T15:00:00Z");
    const found = await server.sql("select occasion from celebrations where tenant_id = $1 order by occasion", [
      c.tenant.id,
    ]);
    expect(found).toEqual([{ occasion: 2026 }, { occasion: 2027 }]);
  });

  test("has it on a day on which the clocks change, and not a day late", async () => {
    const c = await company({ timezone: "Europe/Paris" });
    await c.member("Spring", { birthday: "03-29" });
    await c.member("Autumn", { birthday: "10-25" });
    await c.member("Missed", { birthday: "03-27" });
    await c.at("2026-03-29T06:59:00Z");
    expect(await c.feed()).toEqual([]);
    await c.at("2026-03-29T07:00:00Z");
    await c.at("2026-10-25T07:59:00Z");
    expect(await c.feed()).toEqual(["Spring birthday 0 2026-03-29"]);
    await c.at("2026-10-25T08:00:00Z");
    expect(await c.feed()).toEqual(["Autumn birthday 0 2026-10-25", "Spring birthday 0 2026-03-29"]);
  });

  test("has anniversaries that are milestones alone, and first days as newcomers", async () => {
    const c = await company();
    await c.choose({ milestones: [10, 5, 5] });
    expect((await c.call(`GET ${settings}`, undefined, c.admin)).body.milestones).toEqual([5, 10]);
    await c.member("Five", { joinedAt: "2021-05-05T12:00:00Z" });
    await c.member("Four", { joinedAt: "2022-05-05T12:00:00Z" });
    await c.member("New", { joinedAt: "2026-05-05T08:00:00Z" });
    await c.at("2026-05-05T12:00:00Z");
    expect(await c.feed()).toEqual(["Five anniversary 5 2026-05-05"]);
    expect(await c.list("from=2026-05-05&to=2026-05-05")).toHaveLength(3);
  });

  test("shows those of teams to who shares one", async () => {
    const c = await company();
    const [bo, mate] = [await c.member("Bo", { birthday: "05-05" }), await c.member("Mate")];
    await c.tenant.team("Lisbon", [bo.id, mate.id]);
    await c.choose({ kinds: { birthday: toTeams, anniversary: on, welcome: on, onboarding: off } });
    await c.at("2026-05-05T12:00:00Z");
    for (const who of [bo, mate]) expect(await c.feed(who)).toHaveLength(1);
    expect(await c.feed()).toEqual([]);
    const [{ id }] = await server.sql("select id from celebrations where tenant_id = $1", [c.tenant.id]);
    expect((await c.call(`GET /celebration/calendarEvents/${id}`)).status).toBe(404);
    expect((await c.call(`PUT /celebration/calendarEvents/${id}/reactions`, { type: "clap" })).status).toBe(404);
    expect((await c.call(`GET /celebration/calendarEvents/${id}`, undefined, mate)).status).toBe(200);
  });

  test("shows those of managers to the member and whom they report to, who alone is notified", async () => {
    const c = await company();
    const bo = await c.member("Bo", { birthday: "05-05" });
    const [mate, boss] = [await c.member("Mate"), await c.member("Boss")];
    await c.tenant.team("Lisbon", [bo.id, mate.id]);
    await c.manages(boss, bo);
    await c.choose({ kinds: { birthday: toManagers, anniversary: on, welcome: on, onboarding: off } });
    await c.at("2026-05-05T12:00:00Z");
    const day = "from=2026-05-05&to=2026-05-05";
    for (const who of [bo, boss]) expect([(await c.feed(who)).length, (await c.list(day, who)).length]).toEqual([1, 1]);
    for (const who of [mate, c.admin]) expect([await c.feed(who), await c.list(day, who)]).toEqual([[], []]);
    const [{ id }] = await server.sql("select id from celebrations where tenant_id = $1", [c.tenant.id]);
    const comment = (who: TestMember) =>
      c.call(`POST /celebration/calendarEvents/${id}/comments`, { body: "Happy day" }, who);
    expect([(await comment(mate)).status, (await comment(boss)).status]).toEqual([404, 200]);
    const bell = async (who: TestMember) =>
      (await c.call("GET /notification/messages", undefined, who)).body.results.length;
    expect([await bell(boss), await bell(mate)]).toEqual([1, 0]);
  });

  test("has it from the hour that the company chose", async () => {
    const c = await company();
    await c.member("Bo", { birthday: "05-05", timezone: "Asia/Tokyo" });
    await c.choose({ hour: 14 });
    await c.at("2026-05-05T04:59:00Z");
    expect(await c.feed()).toEqual([]);
    await c.at("2026-05-05T05:00:00Z");
    expect(await c.feed()).toHaveLength(1);
  });

  test("has the product's own words for a company to begin with, in each language", async () => {
    const c = await company();
    const { body } = await c.call("GET /celebration/tenantPreferences", undefined, c.admin);
    expect(body.usualWords).toEqual({
      birthday: { en: "It is {name}’s day.", fr: "C’est le jour de {name}.", ar: "اليوم يوم {name}." },
      anniversary: { en: "{years} years of {name}.", fr: "{years} ans avec {name}.", ar: "{years} سنة مع {name}." },
      onboarding: { en: "{days} days of {name}.", fr: "{days} jours avec {name}.", ar: "{days} يومًا مع {name}." },
    });
  });

  test("has the company's words in the reader's language, and colleagues' comments, of which the member is notified", async () => {
    const c = await company();
    const bo = await c.member("Bo", { birthday: "05-05" });
    await c.choose({ words: { birthday: { en: "Cake for {name}!" }, anniversary: {}, onboarding: {} } });
    await c.at("2026-05-05T12:00:00Z");
    const { body } = await c.call("GET /timeline/items?itemTypeIn=calendarEvent");
    const { entity } = body.results[0];
    expect(entity).toMatchObject({
      words: "Cake for Bo!",
      milestone: false,
      __permissions__: ["view", "react", "comment"],
    });
    const path = `/celebration/calendarEvents/${entity.id}`;
    expect((await c.call(`POST ${path}/comments`, { body: "All the best" })).status).toBe(200);
    await server.runJobs();
    const { body: messages } = await c.call("GET /notification/messages", undefined, bo);
    expect(messages.results).toMatchObject([{ message: expect.stringContaining("your celebration") }]);
    expect((await c.call(`GET ${path}`)).body.commentCount).toBe(1);
  });

  // Etc/GMT+12 is the zone of Baker Island.
  test.each([
    ["Pacific/Kiritimati", "05-05", "2026-05-05", "2026-05-04T19:00:00Z"],
    ["Pacific/Kiritimati", "12-31", "2026-12-31", "2026-12-30T19:00:00Z"],
    ["Pacific/Kiritimati", "01-01", "2027-01-01", "2026-12-31T19:00:00Z"],
    ["Pacific/Kiritimati", "02-29", "2027-02-28", "2027-02-27T19:00:00Z"],
    ["Pacific/Kiritimati", "02-29", "2028-02-29", "2028-02-28T19:00:00Z"],
    ["Etc/GMT+12", "05-05", "2026-05-05", "2026-05-05T21:00:00Z"],
    ["Etc/GMT+12", "12-31", "2026-12-31", "2026-12-31T21:00:00Z"],
    ["Etc/GMT+12", "01-01", "2027-01-01", "2027-01-01T21:00:00Z"],
    ["Etc/GMT+12", "02-29", "2027-02-28", "2027-02-28T21:00:00Z"],
    ["Etc/GMT+12", "02-29", "2028-02-29", "2028-02-29T21:00:00Z"],
    ["Europe/Paris", "03-29", "2026-03-29", "2026-03-29T07:00:00Z"],
    ["Europe/Paris", "10-25", "2026-10-25", "2026-10-25T08:00:00Z"],
    ["America/New_York", "03-08", "2026-03-08", "2026-03-08T13:00:00Z"],
    ["America/New_York", "11-01", "2026-11-01", "2026-11-01T14:00:00Z"],
  ])("has it from nine in %s, born on %s, on %s, once", async (timezone, birthday, day, nine) => {
    const c = await company();
    await c.choose({ milestones: [4] });
    const joinedAt = `${Number(nine.slice(0, 4)) - 4}${nine.slice(4)}`;
    await c.member("Bo", { birthday, timezone, joinedAt });
    const published = () =>
      server.sql<{ line: string }>(
        `select kind || ' ' || celebrated_on as line from celebrations c join timeline_items i
           on i.tenant_id = c.tenant_id and i.entity_id = c.id where c.tenant_id = $1 order by kind`,
        [c.tenant.id],
      );
    const at = (hours: number) => c.at(new Date(Date.parse(nine) + hours * 3_600_000).toISOString());
    await at(-1 / 60);
    expect(await published()).toEqual([]);
    for (const hours of [0, 1, 6, 12, 14.9, 15, 24]) await at(hours);
    expect(await published()).toEqual([{ line: `anniversary ${day}` }, { line: `birthday ${day}` }]);
  });

  test("has 29 February on the 28th of a year without it, and once in a year that has it", async () => {
    const c = await company();
    await c.choose({ milestones: [3, 4] });
    await c.member("Leap", { birthday: "02-29" });
    await c.member("Began", { joinedAt: "2024-02-29T12:00:00Z" });
    for (const day of ["2027-02-28", "2027-03-01", "2028-02-28", "2028-02-29", "2028-03-01"])
      await c.at(`${day}T12:00:00Z`);
    // Sessions have ended by then.
    server.setClock(undefined);
    expect(await c.feed()).toEqual([
      "Began anniversary 3 2027-02-28",
      "Began anniversary 4 2028-02-29",
      "Leap birthday 0 2027-02-28",
      "Leap birthday 0 2028-02-29",
    ]);
  });

  test("does not count as new what its reader is not shown", async () => {
    const c = await company();
    const bo = await c.member("Bo", { birthday: "05-05", joinedAt: "2021-05-05T12:00:00Z" });
    await c.member("Cy", { birthday: "05-05" });
    server.setClock(new Date("2026-05-05T08:00:00Z"));
    const { head } = (await c.call("GET /timeline/items")).body;
    const count = async () => (await c.call(`GET /timeline/items/newCount?after=${head}`)).body.count;
    await c.at("2026-05-05T12:00:00Z");
    expect(await count()).toBe(3);
    await c.call("PUT /celebration/memberPreferences/my", { hideBirthday: true, hideAnniversary: false }, bo);
    expect(await count()).toBe(2);
    await c.choose({ kinds: { birthday: toTeams, anniversary: on, welcome: on, onboarding: off } });
    expect(await count()).toBe(1);
    await c.choose({ kinds: { birthday: on, anniversary: off, welcome: on, onboarding: off } });
    expect(await count()).toBe(1);
  });

  test("is published to large teams a part at a time", async () => {
    const c = await company();
    const born = [];
    for (const name of ["Ann", "Bob", "Cy"]) born.push(await c.member(name, { birthday: "05-05" }));
    await c.tenant.team(
      "Lisbon",
      [...born, c.reader].map(({ id }) => id),
    );
    await c.choose({ kinds: { birthday: toTeams, anniversary: on, welcome: on, onboarding: off } });
    const parts: [number, boolean][] = [];
    for (let more = true; more; ) {
      const now = new Date("2026-05-05T12:00:00Z");
      const part = await c.tenant.within((db) => celebrate({ db, now }, { viewers: 8 }));
      parts.push([part.published.length, part.more]);
      more = part.more;
    }
    expect(parts).toEqual([
      [2, true],
      [1, false],
    ]);
    server.setClock(new Date("2026-05-05T12:00:00Z"));
    expect(await c.feed()).toHaveLength(3);
    expect(await c.feed(c.admin)).toEqual([]);
  });

  test("is looked at every hour, by one schedule of each tenant", async () => {
    const c = await company();
    for (let times = 0; times < 2; times += 1) await tick(server, "schedules.celebrations");
    const found = await server.sql("select job from schedules where tenant_id = $1 and job = 'celebration.publish'", [
      c.tenant.id,
    ]);
    expect(found).toHaveLength(1);
  });
});

describe("what a member hides", () => {
  test.each<[string, object, string[]]>([
    ["birthday", { hideBirthday: true }, ["anniversary", "onboarding", "welcome"]],
    ["anniversary", { hideAnniversary: true }, ["birthday"]],
    ["profile", { publicStaffProfile: false }, []],
  ])("their %s is nowhere, before and after the day", async (_what, decision, left) => {
    const c = await company();
    await c.choose({ kinds: { birthday: on, anniversary: on, welcome: on, onboarding: on }, milestones: [1] });
    const bo = await c.member("Bo", { birthday: "05-05", joinedAt: "2025-05-05T08:00:00Z" });
    await c.at("2026-05-05T12:00:00Z");
    expect(await c.feed()).toHaveLength(2);
    const ids = (await server.sql("select id, kind from celebrations where tenant_id = $1", [c.tenant.id])) as {
      id: string;
      kind: string;
    }[];
    expect((await c.call("PATCH /identity/tenantMembers/me", decision, bo)).status).toBe(200);
    const kinds = async (days: string) => (await c.list(days)).map((line) => line.split(" ")[2]);
    const seen = new Set([
      ...(await kinds("from=2026-05-01&to=2026-05-31")),
      ...(await kinds("from=2025-05-01&to=2025-06-10")).filter(
        (kind) => kind !== "birthday" || left.includes("birthday"),
      ),
    ]);
    expect([...seen].sort()).toEqual(left);
    const onProfile = new Set((await c.list(`memberId=${bo.id}`)).map((line) => line.split(" ")[2]));
    expect([...onProfile].sort()).toEqual(left.filter((kind) => kind === "birthday" || kind === "anniversary"));
    const { body: month } = await c.call("GET /celebration/calendar?month=2026-05");
    expect(month.total).toBe(left.filter((kind) => kind === "birthday" || kind === "anniversary").length);
    expect((await c.feed()).map((line) => line.split(" ")[1])).toEqual(
      left.filter((kind) => kind === "birthday" || kind === "anniversary"),
    );
    for (const { id, kind } of ids)
      expect((await c.call(`GET /celebration/calendarEvents/${id}`)).status).toBe(left.includes(kind) ? 200 : 404);
  });

  test("is not published, and their own choice is read and changed by them and by who manages people alone", async () => {
    const c = await company();
    const bo = await c.member("Bo", { birthday: "05-05" });
    const [my, other] = ["/celebration/memberPreferences/my", `/celebration/memberPreferences/${bo.id}`];
    const hidden = { hideBirthday: true, hideAnniversary: false };
    expect((await c.call(`PUT ${my}`, hidden, bo)).body).toMatchObject({ id: bo.id, ...hidden });
    expect((await c.call("GET /identity/tenantMembers/me", undefined, bo)).body).toMatchObject(hidden);
    await c.at("2026-05-05T12:00:00Z");
    expect(await c.feed()).toEqual([]);
    expect(await server.sql("select id from celebrations where tenant_id = $1", [c.tenant.id])).toEqual([]);
    for (const key of [`GET ${other}`, `PUT ${other}`])
      expect((await c.call(key, key.startsWith("PUT") ? hidden : undefined)).status).toBe(403);
    expect((await c.call(`GET ${other}`, undefined, c.admin)).body).toMatchObject(hidden);
    const shown = { hideBirthday: false, hideAnniversary: true };
    expect((await c.call(`PUT ${other}`, shown, c.admin)).status).toBe(200);
    expect((await c.call(`GET ${my}`, undefined, bo)).body).toMatchObject(shown);
    const log = await server.sql(
      "select action, after from audit_events where tenant_id = $1 and entity_id = $2 order by position",
      [c.tenant.id, bo.id],
    );
    expect(log).toEqual([
      { action: "tenantMember.update", after: { hideBirthday: true } },
      { action: "tenantMember.update", after: shown },
    ]);
  });
});

describe("colleagues of a small team", () => {
  const bell = async (c: Awaited<ReturnType<typeof company>>, who: TestMember): Promise<string[]> => {
    const { body } = await c.call("GET /notification/messages", undefined, who);
    return body.results.map(({ message }: { message: string }) => message);
  };
  const publishAgain = (c: Awaited<ReturnType<typeof company>>) => c.at("2026-05-05T13:00:00Z");

  test("are notified of it once, and nobody else is", async () => {
    const c = await company();
    const bo = await c.member("Bo", { birthday: "05-05", joinedAt: "2021-05-05T12:00:00Z" });
    const mate = await c.member("Mate");
    await c.tenant.team("Lisbon", [bo.id, mate.id]);
    const all = await c.tenant.team("Everybody", [bo.id, c.reader.id]);
    await server.sql(
      `with many as (insert into tenant_members (tenant_id, id, first_name, last_name, name_key, status)
         select $1, gen_random_uuid(), 'One', 'Of many', 'one of many', 'joined' from generate_series(1, 50) returning id)
       insert into team_members (tenant_id, team_id, member_id) select $1, $2, id from many`,
      [c.tenant.id, all],
    );
    await c.at("2026-05-05T12:00:00Z");
    await publishAgain(c);
    expect((await bell(c, mate)).sort()).toEqual([
      expect.stringMatching(/^Bo .* completes 5 years here on May 5$/),
      expect.stringMatching(/^Bo .* has a birthday on May 5$/),
    ]);
    for (const who of [bo, c.reader, c.admin]) expect(await bell(c, who)).toEqual([]);
  });

  test.each([
    ["profile", "PATCH /identity/tenantMembers/me", { publicStaffProfile: false }],
    ["settings", "PATCH /identity/tenantMembers/me", { hideBirthday: true }],
    ["calendar", "PUT /celebration/memberPreferences/my", { hideBirthday: true, hideAnniversary: false }],
  ])("are not reminded of what is hidden since in the %s", async (_where, key, decision) => {
    const c = await company();
    const bo = await c.member("Bo", { birthday: "05-05" });
    const mate = await c.member("Mate");
    await c.tenant.team("Lisbon", [bo.id, mate.id]);
    await c.at("2026-05-05T12:00:00Z");
    expect(await bell(c, mate)).toHaveLength(1);
    expect((await c.call(key, decision, bo)).status).toBe(200);
    await server.runJobs();
    expect(await bell(c, mate)).toEqual([]);
    await publishAgain(c);
    expect(await bell(c, mate)).toEqual([]);
  });

  test("read in the digest whose day comes in the week, as far as it is shown and on", async () => {
    const c = await company();
    const [bo, cy, late, shy, mate] = [
      await c.member("Bo", { birthday: "05-12" }),
      await c.member("Cy", { joinedAt: "2021-05-17T12:00:00Z" }),
      await c.member("Late", { birthday: "05-18" }),
      await c.member("Shy", { birthday: "05-13" }),
      await c.member("Mate", { birthday: "05-14" }),
    ];
    await c.member("Stranger", { birthday: "05-12" });
    await c.tenant.team(
      "Lisbon",
      [bo, cy, late, shy, mate].map(({ id }) => id),
    );
    await server.sql("update tenant_members set hide_birthday = true where tenant_id = $1 and id = $2", [
      c.tenant.id,
      shy.id,
    ]);
    const coming = () =>
      c.tenant.within(async (db, { now }) => {
        const week = { from: new Date("2026-05-04T00:00:00Z"), until: new Date("2026-05-11T00:00:00Z") };
        const ctx = { db, now, secret: "a secret of tests", tenant: { timezone: "UTC" } } as unknown as WorkerCtx;
        const readers = [mate, c.reader].map(({ id: memberId }) => ({ memberId, language: "en" as const }));
        const found = await celebrationDigest(ctx, readers, week);
        return readers.map(({ memberId }) =>
          found.get(memberId)?.flatMap(({ lines }) => lines.map(({ text }) => text)),
        );
      });
    expect(await coming()).toEqual([
      [
        expect.stringMatching(/^Bo .*: Birthday, Tuesday, May 12$/),
        expect.stringMatching(/^Cy .*: 5 years, Sunday, May 17$/),
      ],
      [],
    ]);
    await c.manages(c.reader, bo);
    await c.choose({ kinds: { birthday: toManagers, anniversary: off, welcome: off, onboarding: off } });
    expect(await coming()).toEqual([[], [expect.stringMatching(/^Bo /)]]);
    await c.choose({ kinds: { birthday: off, anniversary: off, welcome: off, onboarding: off } });
    expect(await coming()).toEqual([[], []]);
  });
});

test("the company's choices are an administrator's, are logged, and never overwrite another's", async () => {
  const c = await company();
  await c.member("Bo", { birthday: new Date().toISOString().slice(5, 10) });
  expect((await c.call(`GET ${settings}`)).status).toBe(403);
  const { body } = await c.call(`GET ${settings}`, undefined, c.admin);
  expect(body).toMatchObject({ hidden: { birthday: 0, anniversary: 0 }, week: { birthday: 1 }, version: 1 });
  const { kinds, hour, milestones, words, pictures } = body;
  const change = { kinds: { ...kinds, birthday: off }, hour, milestones, words, pictures, version: 1 };
  expect((await c.call(`PUT ${settings}`, change, c.admin)).body).toMatchObject({
    kinds: { birthday: off },
    version: 2,
  });
  expect((await c.call(`PUT ${settings}`, change, c.admin)).body.error).toBe("VersionConflict");
  expect((await c.call(`PUT ${settings}`, { ...change, milestones: [7], version: 2 }, c.admin)).status).toBe(400);
  const log = await server.sql("select action from audit_events where tenant_id = $1", [c.tenant.id]);
  expect(log).toEqual([{ action: "celebrationPreferences.update" }]);
});

test("a picture of the company's own stands in the feed and on screens, until it is removed", async () => {
  const c = await company();
  const up = uploader(server);
  await c.member("Bo", { birthday: "05-05" });
  await c.at("2026-05-05T12:00:00Z");
  const upload = async ({ token }: TestMember) =>
    (await up.send(token, await png({ width: 600 }), "celebration/celebration")).body;
  const shown = async (): Promise<Record<string, string> | null> => {
    const { body } = await c.call("GET /timeline/items?itemTypeIn=calendarEvent");
    return body.results[0].entity.pictureUrls;
  };
  const { id, token } = await c.tenant.within((db, { now }) => insertChannel({ db, now }, lobby));
  const onScreen = async () =>
    (await server.request(`GET /celebration/tv/${id}/calendar?token=${token}`, { host: c.tenant.id })).body.results[0]
      .pictureUrls;
  expect([await shown(), await onScreen()]).toEqual([null, null]);
  const cake = await upload(c.admin);
  const none = { birthday: null, anniversary: null, onboarding: null };
  const { pictureUrls } = await c.choose({ pictures: { ...none, birthday: cake.id } });
  expect(pictureUrls).toEqual({ ...none, birthday: await shown() });
  expect(await onScreen()).toEqual(pictureUrls.birthday);
  for (const name of ["celebration-desktop", "celebration-mobile"])
    expect((await up.fetch(pictureUrls.birthday[name])).status).toBe(200);
  const taken = await c.call(`GET ${settings}`, undefined, c.admin);
  const { kinds, hour, milestones, words, version } = taken.body;
  const anothers = {
    kinds,
    hour,
    milestones,
    words,
    version,
    pictures: { ...none, birthday: cake.id, onboarding: cake.id },
  };
  expect((await c.call(`PUT ${settings}`, anothers, c.admin)).body.details).toMatchObject([
    { path: "pictures.onboarding" },
  ]);
  const body = { originalFilename: "a.png", contentType: "image/png" };
  expect((await c.call("POST /celebration/uploads/celebration", body)).status).toBe(403);
  await c.choose({ pictures: none });
  expect([await shown(), await onScreen()]).toEqual([null, null]);
  expect((await up.fetch(pictureUrls.birthday["celebration-mobile"])).status).toBe(404);
});
