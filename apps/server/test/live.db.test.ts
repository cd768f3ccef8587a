import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { givePassword, password } from "../src/domains/directory/test-people.ts";
import { publisher } from "../src/live.ts";
import { type TestMember, type TestServer, type TestTenant, testServer } from "../src/testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Events of a stream, line by line, until `until` arrives. */
async function listen(member: TestMember) {
  const response = await server.fetch("GET /notification/stream", { token: member.token });
  expect(response.status).toBe(200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  return {
    hear: async (until: string) => {
      const events: string[] = [];
      while (events.at(-1) !== until) {
        const { value = "", done } = (await reader?.read()) ?? { done: true };
        if (done) break;
        events.push(
          ...value
            .trim()
            .split("\n")
            .map((line) => JSON.parse(line).type as string),
        );
      }
      return events;
    },
    leave: () => reader?.cancel(),
  };
}
const publish = (tenant: TestTenant, event: Parameters<ReturnType<typeof publisher>>[0]) =>
  tenant.within((db) => publisher(db, tenant.id)(event));

test("clients receive their own events, of their own tenant, after the commit", async () => {
  const [tenant, other] = [await server.makeTenant(), await server.makeTenant()];
  const [ann, bob, stranger] = [await tenant.member(), await tenant.member(), await other.member()];
  const [annHears, bobHears, strangerHears] = [await listen(ann), await listen(bob), await listen(stranger)];
  await publish(tenant, { type: "notification", memberIds: [ann.id] });
  await expect(
    tenant.within(async (db) => {
      await publisher(db, tenant.id)({ type: "points" });
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  await publish(tenant, { type: "timeline" });
  await publish(other, { type: "points" });
  expect(await annHears.hear("timeline")).toEqual(["notification", "timeline"]);
  expect(await bobHears.hear("timeline")).toEqual(["timeline"]);
  expect(await strangerHears.hear("points")).toEqual(["points"]);
  for (const one of [annHears, bobHears, strangerHears]) await one.leave();
  expect(server.live.open).toBe(0);
});

test("one person cannot hold every connection", async () => {
  const tenant = await server.makeTenant();
  const [ann, bob] = [await tenant.member(), await tenant.member()];
  const held = await Promise.all(Array.from({ length: 32 }, () => listen(ann)));
  const refused = await server.fetch("GET /notification/stream", { token: ann.token });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  await (await listen(bob)).leave();
  await held.pop()?.leave();
  held.push(await listen(ann));
  for (const one of held) await one.leave();
  expect(server.live.open).toBe(0);
});

test("nothing goes to a stream that ended while it was looked up what it had missed", async () => {
  const tenant = await server.makeTenant();
  const { id: memberId, userId } = await tenant.member();
  const lookup = Promise.withResolvers<[]>();
  const failures: unknown[] = [];
  const fail = (error: unknown) => failures.push(error);
  process.on("unhandledRejection", fail);
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 60_000);
  const open = () =>
    server.live.stream({ tenantId: tenant.id, memberId, userId, now, expiresAt, missed: () => lookup.promise });
  const [left, ended] = [open(), open()];
  await left.cancel();
  await publish(tenant, { type: "end", memberIds: [memberId] });
  expect(await ended.getReader().read()).toEqual({ done: true, value: undefined });
  lookup.resolve([]);
  await setImmediate();
  process.off("unhandledRejection", fail);
  expect(failures).toEqual([]);
});

test("thousands of readers fit", async () => {
  const tenant = await server.makeTenant();
  const ann = await tenant.member();
  const { hear, leave } = await listen(ann);
  const others = Array.from({ length: 400 }, () => crypto.randomUUID());
  await publish(tenant, { type: "notification", memberIds: [...others, ann.id] });
  await publish(tenant, { type: "points", memberIds: Array.from({ length: 5000 }, () => crypto.randomUUID()) });
  expect(await hear("points")).toEqual(["notification", "points"]);
  await publish(tenant, { type: "notification", memberIds: [] });
  await leave();
});

const batch = async (action: string, admin: TestMember, memberIds: string[]) => {
  const path = `POST /identity/tenantMembers/batch/${action}`;
  const { body } = await server.request(path, { token: admin.token, body: { selection: { memberIds } } });
  return server.request(`${path}/${body.id}/execute`, { token: admin.token });
};
const waysOut: Record<string, (person: TestMember, admin: TestMember) => Promise<{ status: number }>> = {
  "signing out": ({ token }) => server.request("POST /identity/logout", { token }),
  "a new password": async (person) => {
    await givePassword(server, person);
    const body = { currentPassword: password, password: "seven boats on the lake" };
    return server.request("PUT /identity/passwords", { token: person.token, body });
  },
  suspension: ({ id }, { token }) => server.request(`PUT /identity/tenantMembers/${id}/suspend`, { token }),
  archiving: ({ id }, { token }) => server.request(`PUT /identity/tenantMembers/${id}/archive`, { token }),
  "suspension with others": ({ id }, admin) => batch("suspend", admin, [id]),
  "archiving with others": ({ id }, admin) => batch("archive", admin, [id]),
};
test.each(Object.entries(waysOut))("%s ends a person's open streams, and nobody else's", async (_way, out) => {
  const tenant = await server.makeTenant();
  const [admin, person, other] = [await tenant.member({ role: "admin" }), await tenant.member(), await tenant.member()];
  const [stream, others] = [await listen(person), await listen(other)];
  expect((await out(person, admin)).status).toBeLessThan(300);
  await vi.waitFor(() => expect(server.live.open).toBe(1), { timeout: 10_000 });
  expect(await stream.hear("nothing")).toEqual([]);
  await publish(tenant, { type: "timeline" });
  expect(await others.hear("timeline")).toEqual(["timeline"]);
  await others.leave();
});

test("a stream ends when its session expires", async () => {
  const person = await (await server.makeTenant()).member();
  const [row] = await server.sql(
    "update access_tokens set last_used_at = expires_at where user_id = $1 returning expires_at",
    [person.userId],
  );
  server.setClock(new Date(row.expires_at.getTime() - 50));
  const stream = await listen(person);
  expect(await stream.hear("nothing")).toEqual([]);
  expect(server.live.open).toBe(0);
  server.setClock(undefined);
});
