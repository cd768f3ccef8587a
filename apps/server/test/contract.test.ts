import { contract } from "@plaudit/api/contract.ts";
import type { Endpoint } from "@plaudit/api/endpoint.ts";
import { permissionsOf } from "@plaudit/api/permissions.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { anything, arbitraryOf } from "../src/testing/arbitrary.ts";
import { type TestServer, testServer } from "../src/testing/index.ts";
import { type Inhabited, inhabit } from "../src/testing/inhabit.ts";

const endpoints = Object.entries(contract) as [string, Endpoint][];
const byScope = (...scopes: Endpoint["scope"][]) => endpoints.filter(([, { scope }]) => scopes.includes(scope));
const absent = "01a1fcd9-0000-7000-8000-000000000000";

let server: TestServer;
let own: Inhabited;
let other: Inhabited;

beforeAll(async () => {
  server = await testServer();
  own = await inhabit(server);
  other = await inhabit(server);
});
afterAll(() => server.close());

/** One body that the schema takes, the same in every run. */
const bodyOf = ({ body }: Endpoint) =>
  body &&
  fc
    .sample(arbitraryOf(body), { seed: 7, numRuns: 200 })
    .find((sample) => z.safeParse(body as z.ZodType, sample).success);
const at = (key: string, id = absent) => key.replace(/\{\w+\}/, id);
const withQuery = (key: string, { query }: Endpoint) => {
  if (!query) return key;
  const [sample] = fc.sample(arbitraryOf(query), { seed: 11, numRuns: 1 }) as [Record<string, unknown>];
  const given = Object.entries(sample).filter(([name]) =>
    ["token", "memberId", "nomineeId", "after", "domain", "state"].includes(name),
  );
  return `${key}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
};

describe("strangers", () => {
  test.each(byScope("user", "tenant"))("%s asks who one is", async (key, endpoint) => {
    for (const token of [undefined, "not-a-token-at-all-but-long"]) {
      const answer = await server.request(at(key), { token, body: bodyOf(endpoint) });
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ error: "Unauthorized", msg: expect.any(String) });
    }
  });

  test.each(byScope("tv"))("%s wants the channel's token", async (key) => {
    const address = `${at(key, other.ids.channel)}?token=wrong`;
    for (const host of [other.tenant.id, own.tenant.id, null, undefined])
      expect((await server.request(address, { host })).status).toBe(401);
  });

  test.each(byScope("tenant"))("%s is closed to a suspended member", async (key, endpoint) => {
    const member = await own.tenant.member({ role: "admin" });
    await server.sql("update tenant_members set suspended_at = now() where id = $1", [member.id]);
    expect((await server.request(at(key), { token: member.token, body: bodyOf(endpoint) })).status).toBe(401);
  });
});

describe("permissions", () => {
  const needing = byScope("tenant").filter(
    ([, { permission }]) => permission && !permissionsOf.employee.includes(permission),
  );
  test.each(needing)("%s is closed to who lacks its permission", async (key, endpoint) => {
    for (const body of [bodyOf(endpoint), { nonsense: true }]) {
      const answer = await server.request(at(key), { token: own.employee.token, body: endpoint.body && body });
      expect([answer.status, answer.body.error]).toEqual([403, "Forbidden"]);
    }
  });
});

describe("other tenants", () => {
  const named = byScope("tenant").filter(([key]) => key.includes("{id}"));
  test.each(named)("%s knows nothing of theirs", async (key, endpoint) => {
    for (const id of [...Object.values(other.ids), absent]) {
      const answer = await server.request(withQuery(at(key, id), endpoint), {
        token: own.admin.token,
        body: bodyOf(endpoint),
      });
      expect([key, id, answer.status, answer.body.error]).toEqual([key, id, 404, "NotFound"]);
    }
  });
});

describe("bad input", () => {
  test.each(endpoints.filter(([, { body }]) => body))(
    "%s refuses bad bodies at their fields",
    async (key, endpoint) => {
      const token = endpoint.scope === "anonymous" ? undefined : own.admin.token;
      const { mostBytes = 1_000_000 } = endpoint;
      const send = (raw: string, type = "application/json") =>
        server.request(at(key, own.ids.recognition), { token, raw, headers: { "content-type": type } });
      for (const raw of [
        "",
        "{",
        "[]",
        "null",
        '"x"',
        '{"nonsense":1}',
        '{"__proto__":{}}',
        `${"[".repeat(5000)}${"]".repeat(5000)}`,
      ]) {
        const answer = await send(raw);
        expect([raw.slice(0, 20), answer.status, answer.body.error]).toEqual([
          raw.slice(0, 20),
          400,
          "ValidationError",
        ]);
        expect(answer.body.details[0]).toEqual({
          type: expect.any(String),
          path: expect.any(String),
          key: expect.any(String),
          message: expect.any(String),
        });
      }
      expect((await send("{}", "text/plain")).status).toBe(415);
      expect((await send(`{"x":"${"y".repeat(mostBytes + 1)}"}`)).status).toBe(413);
    },
  );

  test.each(endpoints.filter(([, { body }]) => body))("%s never breaks, whatever the body", async (key, endpoint) => {
    const { body = endpoint.response } = endpoint;
    const token = endpoint.scope === "anonymous" ? undefined : (await own.tenant.member({ role: "admin" })).token;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ weight: 3, arbitrary: arbitraryOf(body) }, { weight: 1, arbitrary: anything }),
        async (value) => {
          const raw = JSON.stringify(value) ?? "";
          const answer = await server.request(at(key, own.ids.recognition), { token, raw });
          expect([answer.status < 500, answer.body]).toEqual([true, answer.body]);
        },
      ),
      { numRuns: 25, seed: 42 },
    );
  });

  test.each(endpoints.filter(([, { query }]) => query))(
    "%s never breaks, whatever the query",
    async (key, endpoint) => {
      const token = endpoint.scope === "anonymous" ? undefined : own.admin.token;
      for (const query of [
        "nonsense=1",
        "page=0",
        "page=1e3",
        "pageSize=101",
        "%00=1",
        "page=%E0%A4",
        "search=%00",
        "departmentIn=%00",
        "departmentIn=care,%2500",
        "countryIn=%2500",
        "actionIn=%2500",
        "cursor=%ff",
        "idIn=x,y",
        "joinedSince=0000-01-01",
        "page=1&page=2",
      ]) {
        const { status } = await server.request(`${at(key)}?${query}`, { token, host: own.tenant.id });
        expect([query, status]).toEqual([query, expect.toSatisfy((code) => code >= 400 && code < 500)]);
      }
    },
  );
});
