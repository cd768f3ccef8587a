import { contract } from "@plaudit/api/contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkRoutes } from "../src/http/server.ts";
import { allRoutes } from "../src/registry.ts";
import { type TestServer, testServer } from "../src/testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("every endpoint is in the OpenAPI document, with its permission and its responses", async () => {
  const { status, body } = await server.request("GET /openapi.json");
  expect([status, body.openapi]).toEqual([200, "3.1.0"]);
  const ids = new Set<string>();
  for (const key of Object.keys(contract)) {
    const [method = "", path = ""] = key.split(" ");
    const operation = body.paths[path][method.toLowerCase()];
    expect(Object.keys(operation.responses).some((code) => code.startsWith("2"))).toBe(true);
    for (const [, name] of path.matchAll(/\{(\w+)\}/g))
      expect(operation.parameters).toContainEqual(expect.objectContaining({ name, in: "path", required: true }));
    ids.add(operation.operationId);
  }
  expect(ids.size).toBe(Object.keys(contract).length);
});

test("the readable page runs nothing and loads nothing of others", async () => {
  const { headers, body } = await server.request("GET /docs");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(body).not.toMatch(/<script|style=|https?:\/\//);
  for (const key of Object.keys(contract)) expect(body).toContain(`<code>${key.split(" ")[1]}</code>`);
  expect((await server.request("GET /docs.css")).headers.get("content-type")).toContain("text/css");
});

test("an endpoint without handler, permission or action and a handler without endpoint do not boot", () => {
  const first = allRoutes.find(({ key }) => !key.startsWith("GET "));
  if (!first) throw new Error("there are no writes");
  const rest = allRoutes.filter((route) => route !== first);
  expect(() => checkRoutes(allRoutes)).not.toThrow();
  expect(() => checkRoutes(rest)).toThrow(`no handler: ${first.key}`);
  expect(() => checkRoutes([...allRoutes, first])).toThrow("bound twice");
  const stranger = { ...first, key: "GET /nobody" as const };
  expect(() => checkRoutes([...allRoutes, stranger])).toThrow("not in the contract");
  for (const name of ["permission", "action"] as const) {
    const endpoint = { ...first.endpoint };
    delete (endpoint as Partial<typeof endpoint>)[name];
    expect(() => checkRoutes([{ ...first, endpoint }, ...rest], { ...contract, [first.key]: endpoint })).toThrow(
      `${first.key} does not declare its ${name}`,
    );
  }
});

test("responses of the API are nobody's to keep", async () => {
  for (const call of ["GET /apps", "GET /healthz", "GET /nothing"]) {
    const { headers } = await server.request(call);
    expect([call, headers.get("cache-control"), headers.get("x-content-type-options")]).toEqual([
      call,
      "no-store",
      "nosniff",
    ]);
  }
});
