import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestMember, type TestServer, type TestTenant, testServer } from "../../testing/index.ts";
import { invite, listed } from "./test-invitations.ts";

interface Item {
  id: string;
  type: string;
  entity: { id: string; person: { name: string }; teamName: string | null };
}
let server: TestServer;
let tenant: TestTenant;
let reader: TestMember;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
async function fresh() {
  tenant = await server.makeTenant();
  reader = await tenant.member();
}
const change = (id: string, set: string) =>
  server.sql(`update tenant_members set ${set} where tenant_id = $1 and id = $2`, [tenant.id, id]);

async function join(firstName: string, set?: string) {
  const person = await listed(tenant, { firstName });
  if (set) await change(person.id, set);
  const { tokens } = await invite(server, tenant, null, person);
  const body = { token: tokens[0], firstName, lastName: "Novák", password: "seven boats on the lake" };
  const accepted = await server.request("POST /identity/invitations/accept", { body });
  expect(accepted.status).toBe(200);
  await server.runJobs();
  return { id: person.id, state: accepted.body.state };
}
const read = async (path: string, who = reader) => (await server.request(`GET ${path}`, { token: who.token })).body;
const inFeed = async (query = "", who = reader): Promise<Item[]> =>
  (await read(`/timeline/items?${query}`, who)).results;
const names = (items: Item[]) => items.map(({ entity }) => entity.person.name);

test("the feed shows who joined, with their team, to everybody but the new member", async () => {
  await fresh();
  const { head } = await read("/timeline/items");
  const { id, state } = await join("Ana");
  await tenant.team("Growth", [id]);
  const [item] = await inFeed();
  expect(item).toMatchObject({
    type: "joined",
    entity: {
      __entity_type__: "joined",
      __permissions__: ["view"],
      id,
      person: { name: "Ana Novák" },
      teamName: "Growth",
    },
  });
  expect((await read(`/timeline/items/newCount?after=${head}`)).count).toBe(1);
  expect(names(await inFeed("itemTypeIn=joined"))).toEqual(["Ana Novák"]);
  expect(await inFeed("itemTypeIn=recognition")).toEqual([]);
  const entered = await server.request(`GET /identity/tenants/accessToken?state=${state}&confirmed=true`);
  expect(await inFeed("", { ...reader, token: entered.body.token })).toEqual([]);
});

test("people who keep to themselves are never in it, and others leave it with what they were shown for", async () => {
  await fresh();
  await join("Private", "prefers_private = true");
  await join("Closed", "public_staff_profile = false");
  const { sql } = server;
  const written = () => sql("select 1 from timeline_items where tenant_id = $1", [tenant.id]);
  expect(await written()).toEqual([]);
  const { id } = await join("Ana");
  for (const [hide, show] of [
    ["prefers_private = true", "prefers_private = false"],
    ["public_staff_profile = false", "public_staff_profile = true"],
    ["suspended_at = now()", "suspended_at = null"],
    ["status = 'archived'", "status = 'joined'"],
  ] as const) {
    await change(id, hide);
    expect([hide, await inFeed()]).toEqual([hide, []]);
    await change(id, show);
    expect(names(await inFeed())).toEqual(["Ana Novák"]);
  }
});
