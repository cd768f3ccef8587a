import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operate } from "../src/operator/commands.ts";
import { OperatorFault } from "../src/operator/fault.ts";
import { type TestServer, testApex, testServer } from "../src/testing/index.ts";

const log = pino({ level: "silent" });
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const run = async (...args: string[]) => {
  const { database, secret } = server;
  const store = { backend: database.backend, folder: server.mediaFolder, secret };
  return (await operate({ database, secret, apexUrl: testApex, store, log }, args)).join("\n");
};
const create = (change: Record<string, string> = {}) =>
  run(
    "create",
    ...Object.entries({ slug: "hooli", name: "Hooli", "admin-email": "gavin.belson@hooli.test", ...change }).flatMap(
      ([name, value]) => [`--${name}`, value],
    ),
  );
const linkIn = (text: string) => new URL(/http\S+invitation\S+/.exec(text)?.[0] ?? "");
const accept = async (link: URL) => {
  const token = link.searchParams.get("token");
  const body = { token, firstName: "Gavin", lastName: "Belson", password: "making the world better" };
  const { status, body: entrance } = await server.request("POST /identity/invitations/accept", { body });
  expect(status).toBe(200);
  const { body: access } = await server.request(
    `GET /identity/tenants/accessToken?state=${entrance.state}&confirmed=true`,
  );
  return access.token as string;
};

test("a tenant is made with its brand, and its administrator comes in by the link", async () => {
  // In Los Angeles it is still the evening before, and the points are there all the same.
  server.setClock(new Date("2030-06-12T03:00:00Z"));
  const output = await create({
    slug: "pied-piper",
    name: "Pied Piper",
    "admin-email": "richard@piper.test",
    color: "1A7F37",
    language: "fr",
    timezone: "america/los_angeles",
    host: "thanks.piper.test",
    "monthly-points": "90",
  });
  expect(output).toContain("Pied Piper is there: http://thanks.piper.test:3000");
  const link = linkIn(output);
  expect(link.origin).toBe("http://thanks.piper.test:3000");
  const token = await accept(link);
  const me = await server.request("GET /identity/tenantMembers/me", { token });
  expect(me.body).toMatchObject({ role: "admin", status: "joined", name: "Gavin Belson" });
  for (const domain of ["pied-piper.localhost", "thanks.piper.test"])
    expect((await server.request(`GET /identity/tenants/metadata?domain=${domain}`)).body).toMatchObject({
      name: "Pied Piper",
      brandColor: "#1a7f37",
      language: "fr",
      timezone: "America/Los_Angeles",
      features: ["points", "schedule-recognition", "push"],
    });
  await server.runJobs();
  const accounts = await server.request("GET /points/accounts/my", { token });
  expect(accounts.body.results).toContainEqual(expect.objectContaining({ type: "allocation", balance: 90 }));
  server.setClock(undefined);
});

test("run again it keeps the tenant, and prints a new link as long as nobody has used one", async () => {
  const [first, second] = [linkIn(await create()), linkIn(await create({ name: "Another name" }))];
  expect(second.href).not.toBe(first.href);
  const token = first.searchParams.get("token");
  expect((await server.request("POST /identity/invitations/lookup", { body: { token } })).body.error).toBe(
    "InvalidToken",
  );
  await accept(second);
  expect(await create()).toContain("has joined already");
  expect(await run("list")).toMatch(/^hooli {6} Hooli {2}http:\/\/hooli\.localhost:3000$/m);
  const counted = await server.sql(
    "select count(*)::int as n from tenant_members m join tenants t on t.id = m.tenant_id where t.slug = 'hooli'",
  );
  expect(counted).toEqual([{ n: 1 }]);
});

const monthlyPoints = async (slug: string) =>
  (
    await server.sql<{ amount: number }>(
      "select b.amount from points_budget_items b join tenants t on t.id = b.tenant_id where t.slug = $1",
      [slug],
    )
  ).map(({ amount }) => amount);

test("a tenant with points gets an allocation, and the command prints it", async () => {
  expect(await create({ slug: "plain" })).toContain("Everybody has 250 points a month to give.");
  expect(await monthlyPoints("plain")).toEqual([250]);
  expect(await create({ slug: "none", "monthly-points": "0" })).toContain("Nobody is given points by themselves.");
  expect(await monthlyPoints("none")).toEqual([]);
  expect(await create({ slug: "without", features: "" })).not.toContain("points");
  expect(await monthlyPoints("without")).toEqual([]);
});

test("for an existing tenant it prints the options that were not applied", async () => {
  await create({ slug: "kept", "monthly-points": "90" });
  expect(await create({ slug: "kept" })).toContain("Hooli was there already, and stays as it is: http://kept.");
  const output = await create({
    slug: "kept",
    name: "Other",
    language: "fr",
    timezone: "UTC",
    color: "#112233",
    features: "points,gif",
    "monthly-points": "120",
  });
  expect(output).toContain("Hooli was there already: http://kept.");
  expect(output).toContain(
    "Not changed: --name (it stays Hooli), --language (it stays en), --color (it stays #14594a), --features (they stay points,schedule-recognition,push), --monthly-points (points stay as they are).",
  );
  expect(await monthlyPoints("kept")).toEqual([90]);
});

test("of several at once one makes it", async () => {
  const answers = await Promise.allSettled(Array.from({ length: 4 }, () => create({ slug: "race" })));
  const failed = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
  expect(failed.every((fault) => fault instanceof OperatorFault)).toBe(true);
  await create({ slug: "race" });
  expect(
    await server.sql(
      "select count(*)::int as n from tenant_members m join tenants t on t.id = m.tenant_id where t.slug = 'race'",
    ),
  ).toEqual([{ n: 1 }]);
});

test("hosts come and go, and never from one tenant to another", async () => {
  await create({ slug: "one", name: "One" });
  await create({ slug: "two", name: "Two" });
  expect(await run("host", "add", "one", "Thanks.One.test:443")).toContain("thanks.one.test leads to one");
  expect(await run("host", "add", "one", "thanks.one.test")).toContain("leads to one");
  await expect(run("host", "add", "two", "thanks.one.test")).rejects.toThrow("another tenant’s address");
  await expect(run("host", "add", "two", "one.localhost")).rejects.toThrow("another tenant’s address");
  await expect(run("host", "add", "two", "localhost.")).rejects.toThrow(OperatorFault);
  await run("host", "add", "two", "three.localhost");
  await expect(create({ slug: "three" })).rejects.toThrow("another tenant’s address");
  await run("host", "remove", "one", "thanks.one.test");
  expect((await server.request("GET /identity/tenants/metadata?domain=thanks.one.test")).status).toBe(404);
  await expect(run("host", "remove", "one", "thanks.one.test")).rejects.toThrow("none of its addresses");
  await expect(run("host", "add", "nobody", "x.test")).rejects.toThrow("There is no tenant nobody");
});

test.each([
  [{ slug: "-acme" }, "--slug"],
  [{ slug: "Acme" }, "--slug"],
  [{ slug: "admin" }, "reserved"],
  [{ name: " " }, "--name"],
  [{ "admin-email": "nobody" }, "--admin-email"],
  [{ color: "green" }, "--color"],
  [{ language: "de" }, "--language"],
  [{ timezone: "Mars/Olympus" }, "--timezone"],
  [{ features: "points,teleport" }, "--features"],
  [{ host: "nohost" }, "--host"],
  [{ "monthly-points": "-5" }, "--monthly-points"],
  [{ "monthly-points": "5", features: "gif" }, "--monthly-points"],
  [{ shade: "dark" }, "--shade"],
])("%j is refused in a sentence that names it", async (change, named) => {
  const fault = await create(change as Record<string, string>).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(OperatorFault);
  expect((fault as Error).message).toContain(named);
});
