import { contract } from "@plaudit/api/contract.ts";
import type { Endpoint } from "@plaudit/api/endpoint.ts";
import { type EntityType, entities, type SubjectType, subjectTypes } from "@plaudit/api/entities.ts";
import { subjectKeys } from "@plaudit/api/subjects.ts";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { cardPrinter } from "../src/adapters/print/printer.ts";
import { harperRefiner } from "../src/adapters/refine/harper.ts";
import { noTango } from "../src/adapters/tango/open.ts";
import { noLimits } from "../src/http/rate-limits.ts";
import { apiServer } from "../src/http/server.ts";
import { allRoutes } from "../src/registry.ts";
import { type ActionSample, type ActionSamples, type Company, openCompany } from "../src/testing/action-sample.ts";
import { commentSample, engagementBodies } from "../src/testing/engagement-sample.ts";
import { type TestServer, testApex, testServer } from "../src/testing/index.ts";
import { samples } from "../src/testing/inhabit.ts";

const actions: ActionSamples = Object.assign({}, ...(await samples()).map((one) => one.actions));
const roles = ["admin", "manager", "employee"] as const;

const casesOf = (
  entity: EntityType,
  name: string,
  { rows, read, bodies }: ActionSample,
  endpoints: readonly string[],
) =>
  Object.entries(rows).flatMap(([state, make]) =>
    roles.map((role) => ({ entity, name, state, role, read, bodies, make, endpoints })),
  );
const bodies = Object.assign({}, ...subjectTypes.map(engagementBodies));
const subjects: readonly string[] = subjectTypes;
const isSubject = (entity: EntityType): entity is SubjectType => subjects.includes(entity);
const commentCases = (on: SubjectType, sample: ActionSample) =>
  casesOf("comment", `comment on a ${on}`, commentSample(on, sample), Object.values(subjectKeys[on]));
const cases = (Object.entries(actions) as [EntityType, ActionSample][]).flatMap(([entity, sample]) => [
  ...casesOf(entity, entity, { ...sample, bodies: { ...bodies, ...sample.bodies } }, Object.keys(contract)),
  ...(isSubject(entity) ? commentCases(entity, sample) : []),
]);

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await testServer();
  company = await openCompany(server);
});
// What earlier rows left waiting would be done by the first that runs jobs: this is not what is tried here.
afterEach(() => server.sql("delete from pgboss.job where state = 'created'"));
afterAll(() => server.close());

const writes = (Object.entries(contract) as [string, Endpoint][]).filter(([key]) => !key.startsWith("GET "));
/** Comments have the same actions on every subject, and endpoints of their own on each. */
const endpointsOf = (entity: EntityType, keys: readonly string[]) =>
  writes.flatMap(([key, { action }]) => {
    const actions = [action ?? []].flat().filter((one) => one.startsWith(`${entity}.`));
    return actions.length > 0 && keys.includes(key) ? [{ key, actions: actions.map((one) => one.split(".")[1]) }] : [];
  });

test("every action is what an endpoint does", () => {
  const done = new Set(writes.flatMap(([, { action }]) => action));
  const dead = Object.entries(entities).flatMap(([entity, { actions }]) =>
    actions.filter((action) => action !== "view" && !done.has(`${entity}.${action}` as never)),
  );
  expect(dead).toEqual([]);
});

test("every entity that can be changed has rows to try it on", () => {
  const changed = Object.entries(entities).filter(([, { actions }]) => actions.some((action) => action !== "view"));
  const tried = new Set(cases.map(({ entity }) => entity));
  expect([...tried].sort()).toEqual(changed.map(([entity]) => entity).sort());
});

test("a handler that does not ask the policy for its endpoint's action changes nothing, and fails", async () => {
  const key = "DELETE /tv/channels/{id}";
  const made = await actions.channel?.rows.active?.(company, company.admin);
  const { id = "", owner = company.admin } = made ?? {};
  const forgetful = async ({ db }: { db: { query: (statement: object) => Promise<unknown> } }) => {
    await db.query({
      text: "delete from tv_channels where tenant_id = $1 and id = $2",
      values: [company.tenant.id, id],
    });
    return null;
  };
  const { database, live, secret } = server;
  const routes = allRoutes.map((route) => (route.key === key ? { ...route, handle: forgetful as never } : route));
  const { fetch } = apiServer({
    ...{ routes, database, live, secret, limits: noLimits, apexUrl: testApex, checkAnswers: true },
    log: pino({ level: "silent" }),
    services: { gifs: null, refiner: harperRefiner(), tango: noTango },
    printer: cardPrinter(server.files),
    channelOf: () => Promise.reject(new Error("no screen asks here")),
    verifyTenant: async () => null,
    media: { receive: async () => null, serve: async () => new Response() },
    ready: async () => true,
  });
  const request = new Request(`${testApex}/api/tv/channels/${id}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect((await fetch(request)).status).toBe(500);
  expect((await server.request(`GET /tv/channels/${id}`, { token: owner.token })).status).toBe(200);
});

describe.each(cases)("$name $state, for a role of $role", ({ entity, role, read, bodies, endpoints, ...sample }) => {
  const make = () => sample.make(company, company[role]);
  const call = async (key: string, id: string, seen: unknown) =>
    server.request(key.replace("{id}", id), {
      token: company[role].token,
      body: await bodies[key]?.(seen, company, company[role]),
    });
  const audited = () =>
    server.sql("select count(*)::int as events from audit_events where tenant_id = $1", [company.tenant.id]);
  const tried = ({ key }: { key: string }, own: boolean) => own || !/\/m[ey]$/.test(key);

  test("what is withheld is refused, or changes nothing", async () => {
    const { id, owner } = await make();
    const snapshot = async () => [
      await read(company, owner, id),
      await read(company, company[role], id),
      await audited(),
    ];
    const seen = await read(company, owner, id);
    const granted = (await read(company, company[role], id))?.__permissions__ ?? [];
    const withheld = endpointsOf(entity, endpoints).filter(
      ({ actions }) => !actions.some((one) => granted.includes(one)),
    );
    const before = await snapshot();
    for (const one of withheld.filter((endpoint) => tried(endpoint, id === company[role].id))) {
      const { status, body } = await call(one.key, id, seen);
      if (status >= 300) expect([one.key, status, body]).toEqual([one.key, expect.toBeOneOf([403, 404, 409]), body]);
      else expect([one.key, await snapshot()]).toEqual([one.key, before]);
    }
  });

  test("what is granted is done", async () => {
    const first = await make();
    const granted = (await read(company, company[role], first.id))?.__permissions__ ?? [];
    for (const one of endpointsOf(entity, endpoints).filter(({ actions }) =>
      actions.some((one) => granted.includes(one)),
    )) {
      const { id, owner } = await make();
      if (!tried(one, id === company[role].id)) continue;
      const { status, body } = await call(one.key, id, await read(company, owner, id));
      // Whether there are points left is no question of the policy.
      const done = status < 300 || body.error === "PointsExceptionError";
      expect([one.key, done, body]).toEqual([one.key, true, body]);
    }
  });
});
