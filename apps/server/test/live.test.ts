import { afterAll, beforeAll, expect, test } from "vitest";
import { publisher } from "../src/http/live.ts";
import { type TestMember, type TestServer, type TestTenant, testServer } from "../src/testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** What a screen hears, line by line, until `until` comes. */
async function listen(member: TestMember) {
  const response = await server.fetch("GET /notification/stream", { token: member.token });
  expect(response.status).toBe(200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  return {
    hear: async (until: string) => {
      const heard: string[] = [];
      while (heard.at(-1) !== until) {
        const { value = "", done } = (await reader?.read()) ?? { done: true };
        if (done) break;
        heard.push(
          ...value
            .trim()
            .split("\n")
            .map((line) => JSON.parse(line).type as string),
        );
      }
      return heard;
    },
    leave: () => reader?.cancel(),
  };
}
const publish = (tenant: TestTenant, event: Parameters<ReturnType<typeof publisher>>[0]) =>
  tenant.within((db) => publisher(db, tenant.id)(event));

test("screens hear what is for them, of their own tenant, after its commit", async () => {
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
