import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("people are found by any word of their name, without accents or case", async () => {
  const tenant = await server.makeTenant();
  const me = await tenant.member({ firstName: "Lena", lastName: "Fischer" });
  await tenant.member({ firstName: "Inês", lastName: "Laurent" });
  await tenant.member({ firstName: "Bảo Châu", lastName: "Nguyễn" });
  const gone = await tenant.member({ firstName: "Ines", lastName: "Suspended" });
  await server.sql("update tenant_members set suspended_at = now() where id = $1", [gone.id]);
  const found = async (search: string, more = "") => {
    const call = `GET /identity/tenantMembers?search=${encodeURIComponent(search)}${more}`;
    return (await server.request(call, { token: me.token })).body.results.map((one: { name: string }) => one.name);
  };
  expect(await found("INES", "&suspended=false")).toEqual(["Inês Laurent"]);
  expect(await found("laur")).toEqual(["Inês Laurent"]);
  expect(await found("chau")).toEqual(["Bảo Châu Nguyễn"]);
  expect(await found("nguyen")).toEqual(["Bảo Châu Nguyễn"]);
  expect(await found("ngu bao")).toEqual(["Bảo Châu Nguyễn"]);
  expect(await found("bao laur")).toEqual([]);
  await tenant.member({ firstName: "Lau", lastName: "Laurentis" });
  expect(await found("lau")).toEqual(["Lau Laurentis", "Inês Laurent"]);
  expect(await found("ines", "&suspended=true"), "only for administrators").toEqual(["Inês Laurent"]);
  expect(await found("%")).toEqual([]);
  expect(await found("lena", `&notIdIn=${me.id}`)).toEqual([]);
});

test("pages of people neither repeat nor leave anybody out", async () => {
  const tenant = await server.makeTenant();
  const me = await tenant.member({ firstName: "Aa" });
  for (let i = 0; i < 5; i++) await tenant.member({ firstName: `P${i}` });
  const names: string[] = [];
  let next: number | null = 1;
  while (next) {
    const { body }: { body: { results: { id: string }[]; next: number | null; total: number } } = await server.request(
      `GET /identity/tenantMembers?page=${next}&pageSize=4`,
      { token: me.token },
    );
    expect(body.total).toBe(6);
    names.push(...body.results.map((one) => one.id));
    next = body.next;
  }
  expect(new Set(names).size).toBe(6);
  expect(names).toHaveLength(6);
});

test("a private profile shows name, picture and job title only, but to its owner", async () => {
  const tenant = await server.makeTenant();
  const boss = await tenant.member();
  const shy = await tenant.member({ managerIds: [boss.id] });
  const other = await tenant.member();
  await tenant.team("Night shift", [shy.id]);
  const seenBy = async (token: string) =>
    (await server.request(`GET /identity/tenantMembers/${shy.id}`, { token })).body;
  expect(await seenBy(other.token)).toMatchObject({ teams: [{ name: "Night shift" }], managers: [{ id: boss.id }] });
  await server.sql("update tenant_members set public_staff_profile = false where id = $1", [shy.id]);
  expect(await seenBy(other.token)).toMatchObject({
    name: shy.name,
    teams: [],
    managers: [],
    joinedAt: null,
    department: null,
  });
  expect(await seenBy(shy.token)).toMatchObject({ teams: [{ name: "Night shift" }] });
});

test("members and administrators set language and time zone, and the log records it", async () => {
  const tenant = await server.makeTenant();
  const [me, other, admin] = [await tenant.member(), await tenant.member(), await tenant.member({ role: "admin" })];
  const zone = (token: string, timezone: unknown) =>
    server.request(`PUT /identity/tenantMembers/${me.id}/timezone`, { token, body: { timezone } });
  expect((await zone(me.token, "Europe/Lisbon")).status).toBe(204);
  expect((await server.request("GET /identity/tenantMembers/me", { token: me.token })).body.timezone).toBe(
    "Europe/Lisbon",
  );
  expect((await zone(me.token, "Mars/Base")).body.details[0].path).toBe("timezone");
  expect((await zone(other.token, "Asia/Tokyo")).status).toBe(403);
  expect((await zone(admin.token, null)).status).toBe(204);
  const trail = await server.sql("select action, before, after from audit_events where entity_id = $1", [me.id]);
  expect(trail).toEqual([
    { action: "tenantMember.timezone", before: { timezone: "Europe/Lisbon" }, after: { timezone: null } },
  ]);
});

test("no administrator suspends themselves, and of two who suspend each other one stays", async () => {
  const tenant = await server.makeTenant();
  const [one, two] = [await tenant.member({ role: "admin" }), await tenant.member({ role: "admin" })];
  const suspend = (by: { token: string }, whom: { id: string }) =>
    server.request(`PUT /identity/tenantMembers/${whom.id}/suspend`, { token: by.token });
  const alone = await (await server.makeTenant()).member({ role: "admin" });
  expect((await suspend(alone, alone)).status).toBe(403);
  const answers = await Promise.all([suspend(one, two), suspend(two, one)]);
  const left = await server.sql(
    "select id from tenant_members where tenant_id = $1 and role = 'admin' and suspended_at is null",
    [tenant.id],
  );
  expect(left).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
});

test("a device sets its time zone once; the company's zone is a choice like any other", async () => {
  const tenant = await server.makeTenant();
  const [admin, me] = [await tenant.member({ role: "admin" }), await tenant.member()];
  const path = `/identity/tenantMembers/${me.id}`;
  const known = async () => {
    const { timezone, timezoneSet } = (await server.request("GET /identity/tenantMembers/me", { token: me.token }))
      .body;
    return [timezone, timezoneSet];
  };
  const set = (timezone: string | null) =>
    server.request(`PUT ${path}/timezone`, { token: me.token, body: { timezone } });
  const change = (body: object, version: number) =>
    server.request(`PATCH ${path}`, { token: admin.token, body: { ...body, version } });
  expect(await known()).toEqual([null, false]);
  await change({ timezone: null, jobTitle: "Nurse" }, 1);
  expect(await known(), "nobody chose anything").toEqual([null, false]);
  await set("Asia/Tokyo");
  expect(await known()).toEqual(["Asia/Tokyo", true]);
  await set(null);
  expect(await known()).toEqual([null, true]);
  const given = await tenant.member({ timezone: "Asia/Tokyo" });
  await server.request(`PATCH /identity/tenantMembers/${given.id}`, {
    token: admin.token,
    body: { timezone: null, version: 1 },
  });
  const { body } = await server.request("GET /identity/tenantMembers/me", { token: given.token });
  expect([body.timezone, body.timezoneSet]).toEqual([null, true]);
});

test("only those who manage people see who is suspended", async () => {
  const tenant = await server.makeTenant();
  const [admin, manager] = [await tenant.member({ role: "admin" }), await tenant.member({ role: "manager" })];
  const out = await tenant.member({ managerIds: [manager.id] });
  const seen = async (by: { token: string }) =>
    (await server.request(`GET /identity/tenantMembers/${out.id}`, { token: by.token })).body.suspended;
  expect([await seen(admin), await seen(manager)]).toEqual([false, null]);
  await server.request(`PUT /identity/tenantMembers/${out.id}/suspend`, { token: admin.token });
  expect([await seen(admin), await seen(manager)]).toEqual([true, null]);
});

test("a language that the company does not offer is refused, and one that it took back is kept until it is changed", async () => {
  const tenant = await server.makeTenant({ language: "en", languages: ["en", "fr"] });
  const admin = await tenant.member({ role: "admin" });
  const person = await tenant.member({ locale: "ar" });
  const message = "This language is not offered here";
  const details = [{ type: "language", path: "locale", key: "languageOffered", message }];
  const path = `/identity/tenantMembers/${person.id}`;
  const own = await server.request(`PUT ${path}/locale`, { token: person.token, body: { locale: "ar" } });
  expect([own.status, own.body.details]).toEqual([400, details]);
  for (const locale of ["fr", null])
    expect((await server.request(`PUT ${path}/locale`, { token: person.token, body: { locale } })).status).toBe(204);
  const { body: record } = await server.request(`GET ${path}/admin`, { token: admin.token });
  const change = (body: object) => server.request(`PATCH ${path}`, { token: admin.token, body });
  const refused = await change({ locale: "ar", version: record.version });
  expect([refused.status, refused.body.details]).toEqual([400, details]);
  const old = await tenant.member({ locale: "ar" });
  const { body: kept } = await server.request(`PATCH /identity/tenantMembers/${old.id}`, {
    token: admin.token,
    body: { locale: "ar", jobTitle: "Nurse", version: 1 },
  });
  expect([kept.locale, kept.jobTitle]).toEqual(["ar", "Nurse"]);
});

test("a session that a suspension ended stays over when it is lifted", async () => {
  const tenant = await server.makeTenant();
  const [admin, person] = [await tenant.member({ role: "admin" }), await tenant.member()];
  for (const to of ["suspend", "unsuspend"])
    expect(
      (await server.request(`PUT /identity/tenantMembers/${person.id}/${to}`, { token: admin.token })).status,
    ).toBe(204);
  expect((await server.request("GET /identity/tenantMembers/me", { token: person.token })).status).toBe(401);
});

test("lists the caller's permissions app by app", async () => {
  const tenant = await server.makeTenant({ features: ["points"] });
  const employee = await tenant.member();
  const { body } = await server.request("GET /apps", { token: employee.token });
  expect(body.features).toEqual(["points"]);
  const app = (name: string) => body.results.find((one: { name: string }) => one.name === name)?.__permissions__;
  expect(app("recognition")).toEqual(["create", "browse"]);
  expect(app("value")).toBeUndefined();
});

test("another tenant's people and teams do not exist", async () => {
  const [here, there] = [await server.makeTenant(), await server.makeTenant()];
  const [me, stranger] = [await here.member({ role: "admin" }), await there.member()];
  await there.team("Theirs", [stranger.id]);
  const get = (call: string) =>
    server.request(call, { token: me.token, body: call.startsWith("PUT") ? {} : undefined });
  expect((await get(`GET /identity/tenantMembers/${stranger.id}`)).status).toBe(404);
  expect((await server.request(`PUT /identity/tenantMembers/${stranger.id}/suspend`, { token: me.token })).status).toBe(
    404,
  );
  expect((await get("GET /identity/teams?search=Theirs")).body.results).toEqual([]);
});
