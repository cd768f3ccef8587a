import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestMember, type TestServer, type TestTenant, testServer } from "../../testing/index.ts";
import { password as demoPassword, givePassword, signInAs } from "../directory/test-people.ts";
import { createBudgetItem } from "../points/verbs/create-budget-item.ts";
import { invite, listed } from "./test-invitations.ts";

let server: TestServer;
let tenant: TestTenant;
let admin: TestMember;
const password = "seven boats on the lake";
beforeAll(async () => {
  server = await testServer();
  tenant = await server.makeTenant({ name: "Acme", slug: "acme", language: "fr", brandColor: "#7a1f5c" });
  admin = await tenant.member({ role: "admin" });
});
afterAll(() => server.close());

const lookUp = (token: string, host?: string | null) =>
  server.request("POST /identity/invitations/lookup", { body: { token }, host });
const accept = (token: string, change: object = {}, host?: string | null) =>
  server.request("POST /identity/invitations/accept", {
    body: { token, firstName: "Inês", lastName: "Novák", password, ...change },
    host,
  });
const join = (token: string, session: string) =>
  server.request("POST /identity/invitations/join", { body: { token }, token: session });
const statusOf = async (id: string) =>
  (await server.sql("select status, joined_at, user_id, name_key from tenant_members where id = $1", [id]))[0];
async function enter(state: string): Promise<string> {
  const { status, body } = await server.request(`GET /identity/tenants/accessToken?state=${state}&confirmed=true`);
  expect(status).toBe(200);
  return body.token;
}
const one = async (person: Parameters<typeof listed>[1] = {}) => {
  const who = await listed(tenant, person);
  const { tokens } = await invite(server, tenant, admin, who);
  return { who, token: tokens[0] ?? "" };
};

test("an invitation is mailed in the person's language with a link to the tenant's own host", async () => {
  const before = server.mails().length;
  const people = [await listed(tenant, { locale: "en", firstName: "Tess" }), await listed(tenant)];
  await invite(server, tenant, admin, ...people);
  await server.runJobs();
  const mails = await Promise.all(
    server
      .mails()
      .slice(before)
      .map((mail) => PostalMime.parse(mail)),
  );
  const [english, french] = people.map(({ email }) => mails.find((mail) => mail.to?.[0]?.address === email));
  expect(english?.subject).toBe("Acme invites you");
  expect(french?.subject).toBe("Acme vous invite");
  const link = new URL(/http\S+invitation\S+/.exec(english?.text ?? "")?.[0] ?? "");
  expect(`${link.origin}${link.pathname}`).toBe("http://acme.localhost:3000/invitation");
  const token = link.searchParams.get("token") ?? "";
  expect((await lookUp(token, tenant.id)).body).toMatchObject({ firstName: "Tess", hasAccount: false });
});

test("a member who accepts has joined with the chosen name, is signed in, and has points to give", async () => {
  const home = await server.makeTenant({ features: ["points"] });
  await home.within((db) => createBudgetItem({ db }, { name: "Monthly", amount: 120, startsOn: "2020-01-01" }));
  const who = await listed(home);
  const [token = ""] = (await invite(server, home, null, who)).tokens;
  expect(await statusOf(who.id)).toMatchObject({ status: "invited", joined_at: null });
  const { status, body } = await accept(token);
  expect([status, body.next]).toEqual([200, "/home"]);
  const session = await enter(body.state);
  const me = await server.request("GET /identity/tenantMembers/me", { token: session });
  expect(me.body).toMatchObject({ id: who.id, name: "Inês Novák", status: "joined", email: who.email });
  const found = await server.request("GET /identity/tenantMembers?search=nova", { token: session });
  expect(found.body.results).toMatchObject([{ id: who.id }]);
  await server.runJobs();
  const accounts = await server.request("GET /points/accounts/my", { token: session });
  expect(accounts.body.results).toContainEqual(expect.objectContaining({ type: "allocation", balance: 120 }));
  const [audit] = await server.sql("select actor_id, action from audit_events where entity_id = $1 order by id desc", [
    who.id,
  ]);
  expect(audit).toEqual({ actor_id: who.id, action: "tenantMember.join" });
});

test("an administrator goes on to the console", async () => {
  const { token } = await one({ role: "admin" });
  expect((await accept(token)).body.next).toBe("/admin");
});

test("a link works once, also when it is opened several times at once", async () => {
  const { who, token } = await one();
  const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  expect((await lookUp(token)).body.error).toBe("InvalidToken");
  expect((await server.sql("select count(*)::int as n from users where email = $1", [who.email]))[0].n).toBe(1);
});

test("a new link takes the place of the old one", async () => {
  const { who, token: old } = await one();
  const { tokens, skipped } = await invite(server, tenant, admin, who);
  expect(skipped).toEqual([]);
  expect((await accept(old)).body.error).toBe("InvalidToken");
  expect((await accept(tokens[0] ?? "")).status).toBe(200);
  expect((await invite(server, tenant, admin, who)).skipped).toEqual([{ id: who.id, reason: "joined" }]);
});

test("a link dies after fourteen days, on another tenant's host, and with a change of the address", async () => {
  const other = await server.makeTenant();
  const [late, moved] = [await one(), await one()];
  for (const host of [other.id, null]) {
    expect((await lookUp(late.token, host)).body.error).toBe("InvalidToken");
    expect((await accept(late.token, {}, host)).body.error).toBe("InvalidToken");
  }
  await server.sql("update tenant_members set email = 'else@example.test' where id = $1", [moved.who.id]);
  expect((await lookUp(moved.token)).body.error).toBe("InvalidToken");
  expect((await accept(moved.token)).body.error).toBe("InvalidToken");
  server.setClock(new Date(Date.now() + 15 * 86_400_000));
  expect((await accept(late.token)).body.error).toBe("InvalidToken");
  server.setClock(undefined);
  expect((await accept(late.token, {}, tenant.id)).status).toBe(200);
  expect((await accept("made.up")).body.error).toBe("InvalidToken");
});

test("a suspended person's link is dead, and stays so when that is lifted", async () => {
  const { who, token } = await one();
  const set = (verb: string) => server.request(`PUT /identity/tenantMembers/${who.id}/${verb}`, { token: admin.token });
  expect((await set("suspend")).status).toBe(204);
  expect((await accept(token)).body.error).toBe("InvalidToken");
  expect((await invite(server, tenant, admin, who)).skipped).toEqual([{ id: who.id, reason: "suspended" }]);
  expect((await set("unsuspend")).status).toBe(204);
  expect((await accept(token)).body.error).toBe("InvalidToken");
});

test("a weak password or an empty name is shown at its field and leaves the link good", async () => {
  const { who, token } = await one();
  for (const [change, path] of [
    [{ password: "short" }, "password"],
    [{ password: "Password-12345" }, "password"],
    [{ password: who.email }, "password"],
    [{ firstName: " " }, "firstName"],
    [{ lastName: "x".repeat(81) }, "lastName"],
  ] as const)
    expect((await accept(token, change)).body).toMatchObject({ error: "ValidationError", details: [{ path }] });
  expect((await accept(token)).status).toBe(200);
});

test("nobody without an address, and nobody of another tenant, is invited", async () => {
  const other = await listed(await server.makeTenant());
  const without = await listed(tenant, { email: null });
  const { invited, skipped } = await invite(server, tenant, admin, without, other);
  expect(invited).toEqual([]);
  expect(skipped).toEqual([
    { id: without.id, reason: "noEmail" },
    { id: other.id, reason: "missing" },
  ]);
});

test("an account that exists keeps its password: its person signs in and joins", async () => {
  const elsewhere = await server.makeTenant();
  const person = await elsewhere.member();
  await givePassword(server, person);
  const { who, token } = await one({ email: person.email });
  expect((await lookUp(token)).body).toMatchObject({ email: person.email, hasAccount: true });
  const taken = await accept(token);
  expect([taken.status, taken.body.error]).toEqual([409, "Conflict"]);
  const session = await signInAs(server, person);
  const { status, body } = await join(token, session);
  expect(status).toBe(200);
  const me = await server.request("GET /identity/tenantMembers/me", { token: await enter(body.state) });
  expect(me.body).toMatchObject({ id: who.id, status: "joined" });
  expect((await server.request("GET /identity/tenants/my", { token: session })).body.results).toHaveLength(2);
  expect((await server.request("GET /identity/accessToken/info", { token: person.token })).status).toBe(200);
});

test("a link is worth nothing to somebody else who is signed in", async () => {
  const stranger = await tenant.member();
  await givePassword(server, stranger);
  const { who, token } = await one();
  const session = await signInAs(server, stranger);
  expect((await join(token, session)).status).toBe(403);
  expect((await join(token, stranger.token)).status).toBe(403);
  expect(await statusOf(who.id)).toMatchObject({ status: "invited", user_id: null });
  expect((await accept(token)).status).toBe(200);
});

test("somebody who belongs to the tenant already cannot take a second place in it", async () => {
  const member = await tenant.member();
  await givePassword(server, member);
  await server.sql("update tenant_members set email = 'married@example.test' where id = $1", [member.id]);
  const { token } = await one({ email: member.email });
  expect((await join(token, await signInAs(server, member))).body.error).toBe("Conflict");
});

test("of two tenants that invite one new address, the second finds the account that the first made", async () => {
  const email = "both@example.test";
  const second = await server.makeTenant();
  const here = await one({ email });
  const [there = ""] = (await invite(server, second, null, await listed(second, { email }))).tokens;
  const answers = await Promise.all([accept(here.token), accept(there, { password: "another fine sentence" })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("an administrator who writes their own address beside a colleague's name gets no way into the account", async () => {
  const person = await tenant.member();
  await givePassword(server, person);
  await server.sql("update tenant_members set email = 'thief@example.test' where id = $1", [person.id]);
  await server.runJobs();
  const before = server.mails().length;
  await server.request("POST /identity/passwords/recovery", { body: { email: person.email }, host: tenant.id });
  await server.runJobs();
  const [mail] = await Promise.all(
    server
      .mails()
      .slice(before)
      .map((text) => PostalMime.parse(text)),
  );
  expect(mail?.to?.[0]?.address).toBe(person.email);
  expect(
    (await server.request("POST /identity/passwords/login", { body: { email: person.email, password: demoPassword } }))
      .status,
  ).toBe(200);
});

test("guesses at links are counted", async () => {
  const limited = await testServer({ limited: true });
  const guess = () => limited.request("POST /identity/invitations/lookup", { body: { token: "made.up" } });
  const answers = [];
  for (let i = 0; i < 20; i++) answers.push((await guess()).status);
  expect(answers.slice(0, 12).every((status) => status === 400)).toBe(true);
  expect(answers.at(-1)).toBe(429);
  await limited.close();
});
