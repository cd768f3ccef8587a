import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestMember, type TestServer, type TestTenant, testServer } from "../../testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const call = async (by: TestMember, key: string, body?: unknown) => server.request(key, { token: by.token, body });
const trail = (entityId: string) =>
  server.sql("select action, before, after from audit_events where entity_id = $1 order by id", [entityId]);

async function company(): Promise<{ tenant: TestTenant; admin: TestMember }> {
  const tenant = await server.makeTenant();
  return { tenant, admin: await tenant.member({ firstName: "Ada", lastName: "Min", role: "admin" }) };
}
/** People with everything that a grid can sort and filter by. */
async function crowded() {
  const { tenant, admin } = await company();
  const add = async (firstName: string, more: object) =>
    (await call(admin, "POST /identity/tenantMembers", { firstName, lastName: "Zo", ...more })).body;
  const [night, day] = [await tenant.team("Night", []), await tenant.team("Day", [])];
  const people = {
    bea: await add("Bea", { email: "bea@x.test", department: "Care, home", country: "NL", teamIds: [night] }),
    cy: await add("Cy", { email: "aaa@x.test", department: "Sales", jobTitle: "Seller", role: "manager" }),
    dee: await add("Dée", { department: "care, home", country: "DE", teamIds: [night, day], managerIds: [admin.id] }),
  };
  const names = async (query: string): Promise<string[]> => {
    const { body } = await call(admin, `GET /identity/tenantMembers/admin?${query}`);
    expect(body.total).toBe(body.results.length);
    return body.results.map((one: { firstName: string }) => one.firstName);
  };
  return { tenant, admin, people, night, day, names };
}

test.each([
  ["Pacific/Auckland", "2026-04-05", "2026-04-04T11:00:00Z"],
  ["Pacific/Auckland", "2026-04-06", "2026-04-05T12:00:00Z"],
  ["America/Los_Angeles", "2026-03-08", "2026-03-08T08:00:00Z"],
  ["America/Los_Angeles", "2026-03-09", "2026-03-09T07:00:00Z"],
  ["Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00Z"],
])("in %s, who joined since %s joined after %s", async (zone, day, midnight) => {
  const { tenant, admin, people, names } = await crowded();
  await server.sql("update tenants set timezone = $2 where id = $1", [tenant.id, zone]);
  const join = (id: string, seconds: number) =>
    server.sql("update tenant_members set joined_at = $2::timestamptz + make_interval(secs => $3) where id = $1", [
      id,
      midnight,
      seconds,
    ]);
  await Promise.all([join(people.bea.id, -1), join(people.cy.id, 0), join(admin.id, -86_400)]);
  expect(await names(`joinedSince=${day}`)).toEqual(["Cy"]);
  const selection = { filter: { joinedSince: day } };
  expect((await call(admin, "POST /identity/tenantMembers/batch/welcome", { selection })).body.total).toBe(1);
  const file = await call(admin, `GET /identity/tenantMembers/export?joinedSince=${day}`);
  expect(String(file.body).match(/Cy|Bea/g)).toEqual(["Cy"]);
  expect(String(file.body)).toContain(day);
});

test("members are sorted by each column, and filtered by what they are", async () => {
  const { names, night } = await crowded();
  expect(await names("")).toEqual(["Ada", "Bea", "Cy", "Dée"]);
  expect(await names("sorting=-name")).toEqual(["Dée", "Cy", "Bea", "Ada"]);
  expect((await names("sorting=email")).filter((name) => name !== "Ada")).toEqual(["Cy", "Bea", "Dée"]);
  expect((await names("sorting=department")).slice(0, 3)).toEqual(["Dée", "Bea", "Cy"]);
  expect((await names("sorting=country")).slice(0, 2)).toEqual(["Dée", "Bea"]);
  for (const key of ["jobTitle", "role", "status", "joinedAt"])
    expect(await names(`sorting=-${key}`)).toEqual((await names(`sorting=${key}`)).reverse());
  expect(await names("roleIn=manager,admin")).toEqual(["Ada", "Cy"]);
  expect(await names("statusIn=joined")).toEqual(["Ada"]);
  expect(await names(`teamIdIn=${night}`)).toEqual(["Bea", "Dée"]);
  expect(await names(`departmentIn=${encodeURIComponent(encodeURIComponent("Care, home"))}`)).toEqual(["Bea"]);
  expect(await names("countryIn=NL,DE&roleIn=employee&sorting=-name")).toEqual(["Dée", "Bea"]);
  expect(await names("withoutManager=false")).toEqual(["Dée"]);
});

test("a filter by status finds what the list shows: a suspended member has no other status", async () => {
  const { admin, people, names } = await crowded();
  await call(admin, `PUT /identity/tenantMembers/${people.bea.id}/suspend`);
  await call(admin, `PUT /identity/tenantMembers/${people.cy.id}/suspend`);
  await call(admin, `PUT /identity/tenantMembers/${people.cy.id}/archive`);
  expect(await names("statusIn=suspended")).toEqual(["Bea"]);
  expect(await names("statusIn=notInvited")).toEqual(["Dée"]);
  expect(await names("statusIn=archived")).toEqual(["Cy"]);
  expect(await names("statusIn=suspended,joined")).toEqual(["Ada", "Bea"]);
  expect(await names("statusIn=suspended,archived,joined,invited,notInvited")).toEqual(["Ada", "Bea", "Cy", "Dée"]);
});

test("members are found by any word of the name, or by their address", async () => {
  const { names } = await crowded();
  expect(await names("search=dee")).toEqual(["Dée"]);
  expect(await names("search=zo%20b")).toEqual(["Bea"]);
  expect(await names("search=aaa@x")).toEqual(["Cy"]);
  expect(await names("search=bea@X.test&roleIn=employee")).toEqual(["Bea"]);
  expect(await names("search=%25")).toEqual([]);
});

test("pages join without a gap, and the facets list the values that exist", async () => {
  const { admin } = await crowded();
  const pages = await Promise.all(
    [1, 2, 3].map((page) => call(admin, `GET /identity/tenantMembers/admin?pageSize=2&page=${page}&sorting=-role`)),
  );
  expect(pages.map(({ body }) => [body.results.length, body.next, body.total])).toEqual([
    [2, 2, 4],
    [2, null, 4],
    [0, null, 4],
  ]);
  expect(new Set(pages.flatMap(({ body }) => body.results.map((one: { id: string }) => one.id))).size).toBe(4);
  const { body } = await call(admin, "GET /identity/tenantMembers/facets");
  expect(body).toEqual({ departments: ["care, home", "Care, home", "Sales"], countries: ["DE", "NL"] });
});

test("somebody is added, invited and changed, each with a trace; a stale change is refused with what is there", async () => {
  const { admin } = await company();
  const added = await call(admin, "POST /identity/tenantMembers", {
    firstName: " Noor ",
    lastName: "Haddad",
    email: "Noor@X.test",
    invite: true,
  });
  expect(added.body).toMatchObject({ name: "Noor Haddad", email: "noor@x.test", status: "invited", role: "employee" });
  const { id, version } = added.body;
  await server.runJobs();
  expect(server.mails().filter((mail) => mail.includes("noor@x.test"))).toHaveLength(1);
  const change = { firstName: "Nour", department: "Care", managerIds: [admin.id], role: "manager", version };
  const changed = await call(admin, `PATCH /identity/tenantMembers/${id}`, change);
  expect(changed.body).toMatchObject({ name: "Nour Haddad", department: "Care", managers: [{ id: admin.id }] });
  expect((await call(admin, "GET /identity/tenantMembers/admin?search=nour")).body.total).toBe(1);
  const stale = await call(admin, `PATCH /identity/tenantMembers/${id}`, change);
  expect([stale.status, stale.body.error, stale.body.data.firstName]).toEqual([409, "VersionConflict", "Nour"]);
  const events = await trail(id);
  expect(events.map((event) => event.action)).toEqual([
    "tenantMember.create",
    "tenantMember.invite",
    "tenantMember.update",
  ]);
  expect(events[2]).toMatchObject({
    before: { firstName: "Noor", department: null, managerIds: [], role: "employee" },
    after: { firstName: "Nour", department: "Care", managerIds: [admin.id], role: "manager" },
  });
});

test("what does not fit is shown at its field", async () => {
  const { admin } = await company();
  const other = (
    await call(admin, "POST /identity/tenantMembers", { firstName: "A", lastName: "B", email: "a@x.test" })
  ).body;
  const refused = async (body: object, id = other.id, version = other.version) => {
    const answer = await call(admin, `PATCH /identity/tenantMembers/${id}`, { ...body, version });
    return [answer.status, answer.body.details?.map(({ path }: { path: string }) => path)];
  };
  expect(await refused({ email: admin.email })).toEqual([400, ["email"]]);
  expect(await refused({ lastName: " " })).toEqual([400, ["lastName"]]);
  expect(await refused({ timezone: "Mars/Base", managerIds: [other.id] })).toEqual([400, ["timezone", "managerIds"]]);
  expect(await refused({ teamIds: [admin.id] })).toEqual([400, ["teamIds"]]);
  const uninvited = await call(admin, "POST /identity/tenantMembers", { firstName: "A", lastName: "B", invite: true });
  expect([uninvited.status, uninvited.body.details[0].path]).toEqual([400, "email"]);
});

test("nobody takes the administrator's role from themselves; a role that is taken counts at the next request", async () => {
  const { tenant, admin } = await company();
  const role = (whom: TestMember, to: string, by = admin) =>
    call(by, `PUT /identity/tenantMembers/${whom.id}/role`, { role: to });
  expect((await role(admin, "employee")).status).toBe(403);
  const second = await tenant.member();
  expect((await role(admin, "employee", second)).status).toBe(403);
  expect((await role(second, "admin")).status).toBe(200);
  expect((await role(admin, "employee")).status).toBe(403);
  const list = () => call(second, "GET /identity/tenantMembers/admin");
  expect((await list()).status).toBe(200);
  expect((await role(second, "manager")).status).toBe(200);
  expect((await list()).status).toBe(403);
  expect((await trail(second.id)).map(({ after }) => after)).toEqual([{ role: "admin" }, { role: "manager" }]);
});

test("an archived member loses access and teams at once, and can be restored", async () => {
  const { tenant, admin } = await company();
  const leaver = await tenant.member();
  const team = await tenant.team("Night", [leaver.id]);
  expect((await call(admin, `PUT /identity/tenantMembers/${admin.id}/archive`, {})).status).toBe(403);
  expect((await call(admin, `PUT /identity/tenantMembers/${leaver.id}/archive`, {})).status).toBe(204);
  expect((await call(leaver, "GET /identity/tenantMembers/me")).status).toBe(401);
  expect((await call(admin, "GET /identity/tenantMembers/admin")).body.total).toBe(1);
  expect((await call(admin, "GET /identity/tenantMembers/admin?statusIn=archived")).body.total).toBe(1);
  expect((await call(admin, `GET /identity/teams/${team}`)).body.activeMemberCount).toBe(0);
  expect((await call(admin, `PUT /identity/tenantMembers/${leaver.id}/unarchive`, {})).status).toBe(204);
  expect((await call(admin, `GET /identity/tenantMembers/${leaver.id}/admin`)).body.status).toBe("joined");
  expect(await trail(leaver.id)).toMatchObject([
    { action: "tenantMember.archive", before: { status: "joined", teamIds: [team] }, after: { status: "archived" } },
    { action: "tenantMember.unarchive", before: { status: "archived" }, after: { status: "joined" } },
  ]);
});

test("a batch changes all or none, and lists the members who prevent it", async () => {
  const { tenant, admin } = await company();
  const [one, two] = [await tenant.member(), await tenant.member()];
  const batch = "/identity/tenantMembers/batch/suspend";
  const opened = await call(admin, `POST ${batch}`, { selection: { memberIds: [one.id, two.id, admin.id] } });
  expect(opened.body).toMatchObject({ total: 3, changing: 2, unchanged: 0 });
  expect(opened.body.exceptions).toMatchObject({ total: 1, results: [{ type: "self", member: { id: admin.id } }] });
  const { id } = opened.body;
  const refused = await call(admin, `POST ${batch}/${id}/execute`, {});
  expect([refused.status, refused.body.data.exceptions.total]).toEqual([409, 1]);
  expect((await call(one, "GET /identity/tenantMembers/me")).status).toBe(200);
  await call(admin, `PATCH ${batch}/${id}`, { exceptIds: [admin.id] });
  expect((await call(admin, `POST ${batch}/${id}/preview`, {})).body.exceptions.total).toBe(0);
  expect((await call(admin, `POST ${batch}/${id}/execute`, {})).body).toEqual({ changed: 2 });
  expect((await call(admin, `POST ${batch}/${id}/execute`, {})).status).toBe(409);
  expect((await call(one, "GET /identity/tenantMembers/me")).status).toBe(401);
  expect(await trail(two.id)).toMatchObject([
    { action: "tenantMember.suspend", before: { suspendedAt: null }, after: { suspendedAt: expect.any(String) } },
  ]);
  const back = "/identity/tenantMembers/batch/unsuspend";
  const all = await call(admin, `POST ${back}`, {
    selection: { filter: { statusIn: ["suspended"] }, exceptIds: [two.id] },
  });
  expect(all.body).toMatchObject({ total: 1, changing: 1 });
  expect((await call(admin, `POST ${back}/${all.body.id}/execute`, {})).body).toEqual({ changed: 1 });
  expect((await call(admin, "GET /identity/tenantMembers/admin?statusIn=suspended")).body.total).toBe(1);
  expect((await call(admin, `POST ${batch}/${all.body.id}/preview`, {})).status, "another action's").toBe(404);
});

test("roles, teams, invitations and leaving are given to many at once", async () => {
  const { tenant, admin, people, night, day } = await crowded();
  const memberIds = [people.bea.id, people.cy.id];
  const run = async (action: string, more: object = {}) => {
    const opened = await call(admin, `POST /identity/tenantMembers/batch/${action}`, {
      selection: { memberIds },
      ...more,
    });
    const done = await call(admin, `POST /identity/tenantMembers/batch/${action}/${opened.body.id}/execute`, {});
    return [opened.body.changing, opened.body.unchanged, done.body.changed];
  };
  expect(await run("role", { role: "manager" })).toEqual([1, 1, 1]);
  expect(await run("addToTeams", { teamIds: [night, day] })).toEqual([2, 0, 2]);
  const { body } = await call(admin, `GET /identity/tenantMembers/${people.bea.id}/admin`);
  expect(body).toMatchObject({ role: "manager", teams: [{ name: "Day" }, { name: "Night" }] });
  expect((await trail(people.bea.id)).at(-1)).toMatchObject({
    action: "tenantMember.addToTeams",
    before: { teamIds: [night] },
  });
  const elsewhere = await (await server.makeTenant()).team("Elsewhere", []);
  const theirs = await call(admin, "POST /identity/tenantMembers/batch/addToTeams", {
    selection: { memberIds },
    teamIds: [elsewhere],
  });
  expect([theirs.status, theirs.body.details]).toMatchObject([400, [{ path: "teamIds" }]]);
  expect(await run("welcome")).toEqual([2, 0, 2]);
  const silent = await call(admin, "POST /identity/tenantMembers/batch/welcome", {
    selection: { memberIds: [people.dee.id] },
  });
  expect(silent.body.exceptions.results[0].type).toBe("noEmail");
  expect(await run("archive")).toEqual([2, 0, 2]);
  expect((await call(admin, `GET /identity/teams/${day}`)).body.activeMemberCount).toBe(1);
  const stranger = await (await server.makeTenant()).member();
  const foreign = await call(admin, "POST /identity/tenantMembers/batch/suspend", {
    selection: { memberIds: [stranger.id] },
  });
  expect(foreign.status).toBe(404);
  expect(
    (
      await tenant.within((db) =>
        db.query({ text: "select 1 from member_batches where tenant_id = $1", values: [tenant.id] }),
      )
    ).length,
  ).toBe(5);
});

test("the export holds everybody once, in the reader's language, with formulas disarmed", async () => {
  const { admin, people } = await crowded();
  await call(admin, "POST /identity/tenantMembers", { firstName: "=cmd()", lastName: 'O"x', department: "@a b" });
  const answer = await server.request("GET /identity/tenantMembers/export", { token: admin.token });
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toContain("members.csv");
  const lines = answer.body.replace("\ufeff", "").trim().split("\r\n");
  expect(lines[0]).toBe(
    '"First name","Last name","E-mail","Job title","Department","Country","Role","Status","Suspended","Joined","Managers","Teams"',
  );
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toBe(`"'=cmd()","O""x",,,"'@a b",,employee,notInvited,,,,`);
  expect(lines.at(-2)).toBe('"Dée","Zo",,,"care, home","DE",employee,notInvited,,,"Ada Min","Day; Night"');
  const some = await server.request(`GET /identity/tenantMembers/export?search=bea`, { token: admin.token });
  expect(some.body).toContain(people.bea.email);
  expect(some.body.trim().split("\r\n")).toHaveLength(2);
});

test("an export is recorded: by whom, how many and found by what", async () => {
  const { tenant, admin, night } = await crowded();
  for (const query of ["", `?search=bea&teamIdIn=${night}&roleIn=employee`]) {
    const path = `GET /identity/tenantMembers/export${query}`;
    expect((await server.request(path, { token: admin.token })).status).toBe(200);
  }
  const denied = await server.request("GET /identity/tenantMembers/export", { token: (await tenant.member()).token });
  expect(denied.status).toBe(403);
  const { body } = await call(admin, "GET /audit/events?actionIn=tenantMember.export");
  expect(body.results).toMatchObject([
    {
      actor: { id: admin.id },
      entityId: tenant.id,
      before: null,
      after: { count: 1, search: "bea", teamIds: [night], role: ["employee"] },
    },
    { actor: { id: admin.id }, before: null, after: { count: 4 } },
  ]);
  expect(body.names[night]).toBe("Night");
});

test("teams are made, renamed, filled by the thousand and archived", async () => {
  const { tenant, admin } = await company();
  const members = await Promise.all(Array.from({ length: 3 }, () => tenant.member()));
  const made = await call(admin, "POST /identity/teams", { name: "Night", memberIds: [members[0]?.id] });
  expect(made.body).toMatchObject({ name: "Night", activeMemberCount: 1, teamType: "manual" });
  const { id, version } = made.body;
  const taken = await call(admin, "POST /identity/teams", { name: "NIGHT" });
  expect([taken.status, taken.body.details[0].path]).toEqual([400, "name"]);
  const renamed = await call(admin, `PATCH /identity/teams/${id}`, { name: "Late", version });
  expect(renamed.body.name).toBe("Late");
  const stale = await call(admin, `PATCH /identity/teams/${id}`, { name: "Later", version });
  expect([stale.status, stale.body.data.name]).toEqual([409, "Late"]);
  const ids = members.map((one) => one.id);
  await call(admin, `PUT /identity/teams/${id}/members`, { add: ids, remove: [ids[0]] });
  expect((await call(admin, `GET /identity/tenantMembers/admin?teamIdIn=${id}`)).body.total).toBe(2);
  await server.sql(
    `insert into tenant_members (tenant_id, id, first_name, last_name, name_key) select $1, gen_random_uuid(), 'N', n::text, 'n ' || n
     from generate_series(1, 10000) n`,
    [tenant.id],
  );
  await server.sql("analyze");
  const many = await server.sql("select id from tenant_members where tenant_id = $1 and first_name = 'N'", [tenant.id]);
  const bulk = await call(admin, `PUT /identity/teams/${id}/members`, { add: many.map((row) => row.id) });
  expect(bulk.status).toBe(204);
  expect((await call(admin, `GET /identity/teams/${id}`)).body.activeMemberCount).toBe(10_002);
  const gone = await call(admin, `PATCH /identity/teams/${id}`, { archived: true, version: renamed.body.version });
  expect(gone.body.archivedAt).toEqual(expect.any(String));
  expect((await call(admin, "GET /identity/teams/admin")).body.total).toBe(0);
  expect((await call(admin, "GET /identity/teams/admin?archived=true&sorting=-activeMemberCount")).body.total).toBe(1);
  expect((await call(admin, `PUT /identity/teams/${id}/members`, { add: ids })).status).toBe(409);
  expect((await trail(id)).map((event) => event.action)).toEqual([
    "team.create",
    "team.update",
    "team.members",
    "team.members",
    "team.archive",
  ]);
});

test.each(["automated", "quick"])("a team that keeps itself is changed by nobody: %s", async (type) => {
  const { tenant, admin } = await company();
  const id = await tenant.team("Amsterdam", []);
  await server.sql("update teams set team_type = $2 where id = $1", [id, type]);
  const before = (await call(admin, `GET /identity/teams/${id}`)).body;
  expect(before.__permissions__).toEqual(["view"]);
  const { version } = before;
  for (const [key, body] of [
    [`PATCH /identity/teams/${id}`, { name: "Rotterdam", version }],
    [`PATCH /identity/teams/${id}`, { archived: true, version }],
    [`PUT /identity/teams/${id}/members`, { add: [admin.id] }],
  ] as const)
    expect((await call(admin, key, body)).status).toBe(409);
  expect((await call(admin, `GET /identity/teams/${id}`)).body).toEqual(before);
  expect(await trail(id)).toEqual([]);
});

test("who has left is neither suspended nor invited before they are taken back", async () => {
  const { tenant, admin } = await company();
  const leaver = await tenant.member();
  await call(admin, `PUT /identity/tenantMembers/${leaver.id}/archive`);
  for (const to of ["suspend", "welcome"])
    expect((await call(admin, `PUT /identity/tenantMembers/${leaver.id}/${to}`)).status).toBe(409);
  expect((await call(admin, `GET /identity/tenantMembers/${leaver.id}`)).body.__permissions__).not.toContain("suspend");
  expect((await trail(leaver.id)).map(({ action }) => action)).toEqual(["tenantMember.archive"]);
});
