import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../testing/index.ts";
import { png } from "../media/test-pictures.ts";
import { uploader } from "../media/test-uploads.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const current = "/identity/tenants/current";
async function company(options: Parameters<TestServer["makeTenant"]>[0] = {}) {
  const tenant = await server.makeTenant({ name: "Northwind", brandColor: "#1f4fd8", ...options });
  const { token } = await tenant.member({ firstName: "Ada", role: "admin" });
  const read = async () => (await server.request(`GET ${current}`, { token })).body;
  const change = (body: object) => server.request(`PATCH ${current}`, { token, body });
  return { tenant, token, read, change };
}

test("a change of the brand is in all later responses, and is recorded", async () => {
  const { tenant, read, change } = await company();
  const before = await read();
  expect(before).toMatchObject({ __entity_type__: "tenant", __permissions__: ["view", "edit"], version: 1 });
  const { status, body, headers } = await change({ name: " Nordwind ", brandColor: "#FFC400", version: 1 });
  expect([status, body]).toEqual([200, { ...before, name: "Nordwind", brandColor: "#ffc400", version: 2 }]);
  expect(headers.get("x-plaudit-outdated")).toBe(`${tenant.id}.2`);
  const metadata = await server.request(`GET /identity/tenants/metadata?domain=${tenant.slug}.localhost`);
  expect(metadata.body).toMatchObject({ name: "Nordwind", brandColor: "#ffc400", version: 2 });
  expect(await server.sql("select action, before, after from audit_events where tenant_id = $1", [tenant.id])).toEqual([
    {
      action: "tenant.update",
      before: { name: "Northwind", brandColor: "#1f4fd8" },
      after: { name: "Nordwind", brandColor: "#ffc400" },
    },
  ]);
});

test("what was read before somebody else's change is refused, with what it is now", async () => {
  const { read, change } = await company();
  await change({ name: "First", version: 1 });
  const { status, body, headers } = await change({ name: "Second", version: 1 });
  expect([status, body.error, body.data]).toEqual([409, "VersionConflict", await read()]);
  expect(headers.has("x-plaudit-outdated")).toBe(false);
});

test("two at once: one is saved, the other is notified of it", async () => {
  const { change } = await company();
  const answers = await Promise.all(["A", "B", "C", "D"].map((name) => change({ name, version: 1 })));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
});

test("saving what is there already changes nothing", async () => {
  const { tenant, read, change } = await company();
  const before = await read();
  const { body, headers } = await change({ name: "Northwind", languages: before.languages, version: 1 });
  expect([body, headers.has("x-plaudit-outdated")]).toEqual([before, false]);
  expect(await server.sql("select 1 from audit_events where tenant_id = $1", [tenant.id])).toEqual([]);
});

test.each([
  [{ name: "" }, "name"],
  [{ name: "x".repeat(81) }, "name"],
  [{ brandColor: "yellow" }, "brandColor"],
  [{ brandColor: "#fff;}" }, "brandColor"],
  [{ language: "fr", languages: ["en"] }, "languages"],
  [{ languages: [] }, "languages"],
  [{ languages: ["ar"] }, "languages"],
  [{ timezone: "Mars/Olympus" }, "timezone"],
])("%j is refused at its field", async (body, path) => {
  const { change } = await company();
  const answer = await change({ ...body, version: 1 });
  expect([answer.status, answer.body.error]).toEqual([400, "ValidationError"]);
  expect(answer.body.details.map((fault: { path: unknown }) => String(fault.path))).toEqual([path]);
});

test("a language that is no longer offered falls back to the tenant's, in the app and in what is worded for people", async () => {
  const { tenant, token, read, change } = await company();
  const bob = await tenant.member({ locale: "ar" });
  await tenant.member({ locale: "fr" });
  const left = await tenant.member({ locale: "fr" });
  await server.sql("update tenant_members set status = 'archived' where id = $1", [left.id]);
  const { body } = await server.request(`GET ${current}/locales`, { token });
  expect(body.results).toEqual([
    { locale: "ar", memberCount: 1 },
    { locale: "fr", memberCount: 1 },
  ]);
  const me = async () => (await server.request("GET /identity/tenantMembers/me", { token: bob.token })).body.locale;
  expect(await me()).toBe("ar");
  await change({ languages: ["fr", "en", "fr"], version: 1 });
  expect((await read()).languages).toEqual(["fr", "en"]);
  expect(await me()).toBeNull();
  await change({ languages: ["en", "fr", "ar"], version: 2 });
  expect(await me(), "the choice is kept").toBe("ar");
});

test("another time zone starts the company's day again", async () => {
  const { tenant, change } = await company({ timezone: "America/Los_Angeles" });
  const due = async () =>
    (await server.sql("select next_run_at from schedules where tenant_id = $1", [tenant.id]))[0]?.next_run_at;
  server.setClock(new Date("2026-11-21T09:00:00Z"));
  try {
    expect((await change({ timezone: "asia/tokyo", version: 1 })).body.timezone).toBe("Asia/Tokyo");
    expect(await due()).toEqual(new Date("2026-11-21T09:00:00Z"));
    await change({ name: "Other", version: 2 });
    expect(await due()).toEqual(new Date("2026-11-21T09:00:00Z"));
  } finally {
    server.setClock(undefined);
  }
});

test("a logo that was uploaded is worn once it is saved, and taken off again", async () => {
  const { token, read, change } = await company();
  const uploads = uploader(server);
  const { body: logo } = await uploads.send(token, await png({ width: 600, height: 120 }), "logo");
  expect((await read()).logoUrls, "not before it is saved").toBeNull();
  const worn = await change({ logoId: logo.id, version: 1 });
  expect(worn.body.logoUrls).toMatchObject({ logo: expect.any(String), "logo-square": expect.any(String) });
  expect((await uploads.bytes(worn.body.logoUrls.logo)).length).toBeGreaterThan(0);
  const again = await change({ bannerId: logo.id, version: 2 });
  expect([again.status, again.body.details[0].path]).toEqual([400, "bannerId"]);
  const bare = await change({ logoId: null, version: 2 });
  expect([bare.body.logoUrls, bare.body.version]).toEqual([null, 3]);
  const colleague = await company();
  expect((await colleague.change({ logoId: logo.id, version: 1 })).status, "another company's").toBe(400);
});
