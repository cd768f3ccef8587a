import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../testing/index.ts";
import { sealNow } from "../../testing/seals.ts";
import { recordEvent } from "./test-seals.ts";
import { recordAudit } from "./verbs/record-audit.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => {
  server.setClock(undefined);
  return server.close();
});

async function office() {
  const tenant = await server.makeTenant();
  const ada = await tenant.member({ firstName: "Ada", lastName: "Admin", role: "admin" });
  const bob = await tenant.member({ firstName: "Bob", lastName: "Bold" });
  const log = async (query = "") => {
    const { status, body } = await server.request(`GET /audit/events${query}`, { token: ada.token });
    expect([status, body.error]).toEqual([200, undefined]);
    return body;
  };
  return { tenant, ada, bob, log };
}

test("records who did what to whom, with names, before and after", async () => {
  const { ada, bob, log } = await office();
  await server.request(`PUT /identity/tenantMembers/${bob.id}/suspend`, { token: ada.token });
  await server.request(`PATCH /identity/tenantMembers/${bob.id}`, {
    token: ada.token,
    body: { managerIds: [ada.id], version: 2 },
  });
  const { results, next, names } = await log();
  expect(next).toBeNull();
  expect(results).toEqual([
    expect.objectContaining({
      __entity_type__: "auditEvent",
      action: "tenantMember.update",
      actor: expect.objectContaining({ id: ada.id, name: "Ada Admin" }),
      entityType: "tenantMember",
      entityId: bob.id,
      entityName: "Bob Bold",
    }),
    expect.objectContaining({ action: "tenantMember.suspend", entityName: "Bob Bold" }),
  ]);
  expect(results[0].after).toEqual({ managerIds: [ada.id] });
  expect(names).toMatchObject({ [ada.id]: "Ada Admin", [bob.id]: "Bob Bold" });
});

test("what is gone keeps the name that it had, and what nobody signed in did has no actor", async () => {
  const { tenant, log } = await office();
  const entityId = "0000000a-0000-7000-8000-000000000009";
  const entry = { action: "value.delete", entityType: "value", entityId, before: { name: "Courage" }, after: null };
  await tenant.within((db) => recordAudit({ db, actor: { memberId: null } }, entry));
  expect((await log()).results).toEqual([expect.objectContaining({ actor: null, entityName: "Courage" })]);
});

test("only what differs is recorded, nothing where nothing does, and a deleted entity keeps its name in all its events", async () => {
  const { ada, bob, log } = await office();
  const call = async (key: string, body?: unknown) => {
    const { status, body: response } = await server.request(key, { token: ada.token, body });
    expect([key, status < 300]).toEqual([key, true]);
    return response;
  };
  const given = { name: "Courage", description: "", qualities: [{ name: "Bold", color: 1, motif: "leaf" }] };
  const { id, version } = await call("POST /recognition/values", given);
  await call(`PATCH /recognition/values/${id}`, { name: "Courage", version });
  await call("PUT /recognition/values/order", { ids: [id] });
  await call(`PUT /identity/tenantMembers/${bob.id}/locale`, { locale: null });
  await call(`PATCH /recognition/values/${id}`, { description: "Speak up", version: version + 1 });
  await call(`DELETE /recognition/values/${id}`);
  const { results } = await log();
  expect(results).toMatchObject([
    { action: "value.delete", entityName: "Courage" },
    { action: "value.update", entityName: "Courage" },
    { action: "value.create", entityName: "Courage" },
  ]);
  expect(results[1]).toMatchObject({ before: { description: "" }, after: { description: "Speak up" } });
  expect(Object.keys(results[1].after)).toEqual(["description"]);
});

test("pages neither repeat nor leave out, and each filter narrows", async () => {
  const { tenant, ada, bob, log } = await office();
  const actions = ["value.update", "team.update", "channel.update"];
  const entities = [ada.id, bob.id];
  for (let n = 0; n < 24; n++) {
    server.setClock(new Date(Date.UTC(2026, 10, 1 + Math.floor(n / 4), 12)));
    const action = actions[n % 3] ?? "";
    const entry = { action, entityType: "team", entityId: entities[n % 2] ?? "", before: null, after: { n } };
    const actor = { memberId: n % 4 === 0 ? bob.id : ada.id };
    await tenant.within((db) => recordAudit({ db, actor }, entry));
  }
  server.setClock(undefined);
  interface Row {
    id: string;
    after: { n: number };
  }
  const all = async (query: string) => {
    const found: Row[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const body: { results: Row[]; next: string | null } = await log(
        `?pageSize=5${query}${cursor ? `&cursor=${cursor}` : ""}`,
      );
      found.push(...body.results);
      cursor = body.next;
    }
    expect(new Set(found.map((row) => row.id)).size).toBe(found.length);
    return found.map((row) => row.after.n).sort((a, b) => a - b);
  };
  const where = (wanted: (n: number) => boolean) => Array.from({ length: 24 }, (_, n) => n).filter(wanted);
  expect(await all("")).toEqual(where(() => true));
  expect(await all(`&actorIdIn=${bob.id}`)).toEqual(where((n) => n % 4 === 0));
  expect(await all(`&entityIdIn=${bob.id}`)).toEqual(where((n) => n % 2 === 1));
  expect(await all("&actionIn=value.update,team.update,value.update")).toEqual(where((n) => n % 3 < 2));
  expect(await all(`&actorIdIn=${ada.id},${bob.id}&actionIn=team.update`)).toEqual(where((n) => n % 3 === 1));
  expect(await all(`&entityIdIn=${ada.id}&actorIdIn=${bob.id}&actionIn=team.update`)).toEqual(
    where((n) => n % 2 === 0 && n % 4 === 0 && n % 3 === 1),
  );
  expect(await all("&from=2026-11-02T00:00:00Z&to=2026-11-04T00:00:00Z")).toEqual(where((n) => n >= 4 && n < 12));
});

test("a cursor that was not made here is refused; so is who may not look", async () => {
  const { ada, bob } = await office();
  expect((await server.request("GET /audit/events?cursor=abc", { token: ada.token })).status).toBe(400);
  expect((await server.request("GET /audit/events?from=yesterday", { token: ada.token })).status).toBe(400);
  expect((await server.request("GET /audit/events", { token: bob.token })).status).toBe(403);
});

test("what nobody did who was signed in is found by itself", async () => {
  const { tenant, ada, bob, log } = await office();
  const entry = {
    action: "tenantMember.update",
    entityType: "tenantMember",
    entityId: bob.id,
    before: null,
    after: {},
  };
  await tenant.within((db) => recordAudit({ db, actor: { memberId: null } }, { ...entry, after: { n: 1 } }));
  await tenant.within((db) => recordAudit({ db, actor: { memberId: ada.id } }, { ...entry, after: { n: 2 } }));
  expect((await log("?operator=true")).results).toMatchObject([{ actor: null, after: { n: 1 } }]);
  expect((await log(`?operator=true&entityIdIn=${ada.id}`)).results).toEqual([]);
  expect((await server.request("GET /audit/events?operator=maybe", { token: ada.token })).status).toBe(400);
});

test("an event is found by each field that it shows, before or after, and fields of one label are offered once", async () => {
  const { tenant, ada, bob, log } = await office();
  const record = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
    tenant.within((db) =>
      recordAudit(
        { db, actor: { memberId: ada.id } },
        { action: "tenantMember.update", entityType: "tenantMember", entityId: bob.id, before, after },
      ),
    );
  await record({ jobTitle: "Clerk" }, { jobTitle: "jobTitle", country: "NL" });
  await record({ language: "jobTitle" }, null);
  await record(null, { locale: "fr" });
  const found = async (query: string) =>
    (await log(`?${query}`)).results.map(({ before, after }: { before: object; after: object }) =>
      Object.keys({ ...before, ...after }).join(),
    );
  expect(await found("fieldIn=jobTitle")).toEqual(["jobTitle,country"]);
  expect(await found("fieldIn=language,locale")).toEqual(["locale", "language"]);
  expect(await found(`fieldIn=country&entityIdIn=${bob.id}&actorIdIn=${ada.id}`)).toEqual(["jobTitle,country"]);
  expect(await found("fieldIn=email")).toEqual([]);
  const file = await server.request("GET /audit/events/export?fieldIn=country", { token: ada.token });
  expect(file.body.trim().split("\r\n")).toHaveLength(2);
  expect((await log("?actionIn=auditLog.export")).results).toMatchObject([{ after: { field: ["country"] } }]);
  const { body } = await server.request("GET /audit/actions", { token: ada.token });
  const labels = body.fields.map(({ label }: { label: string }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(body.fields).toContainEqual({ label: "Job title", names: ["jobTitle"] });
  expect(body.fields).toContainEqual({ label: "Language", names: expect.arrayContaining(["language", "locale"]) });
});

test("a field that few events show is found page by page, each of which looks at a stretch", async () => {
  const { tenant, ada, bob, log } = await office();
  await server.sql(
    `insert into audit_events (tenant_id, id, actor_id, action, entity_type, entity_id, after, created_at)
     select $1, gen_random_uuid(), $2, 'tenantMember.update', 'tenantMember', $3,
       case when n = 20005 then '{"country": "NL"}'::jsonb else '{"jobTitle": "Cook"}' end, app.now() - n * interval '1 min'
     from generate_series(1, 20010) n`,
    [tenant.id, ada.id, bob.id],
  );
  for (const narrowed of ["", `&actorIdIn=${ada.id}`, "&actionIn=tenantMember.update,team.update"]) {
    const first = await log(`?fieldIn=country${narrowed}`);
    expect(first.results).toEqual([]);
    const second = await log(`?fieldIn=country${narrowed}&cursor=${first.next}`);
    expect([second.results.length, second.results[0]?.after, second.next]).toEqual([1, { country: "NL" }, null]);
  }
  expect((await log("?fieldIn=jobTitle")).results).toHaveLength(50);
});

test("the log calls points by the tenant's own word", async () => {
  const { tenant, ada, log } = await office();
  const terms = JSON.stringify({ en: { singular: "star", plural: "stars" } });
  await server.sql("update tenants set point_terms = $2 where id = $1", [tenant.id, terms]);
  const entry = { action: "pointsAccount.export", entityType: "tenant", entityId: tenant.id, before: null, after: {} };
  await tenant.within((db) => recordAudit({ db, actor: { memberId: ada.id } }, entry));
  expect((await log("?actionIn=pointsAccount.export")).results[0].sentence).toBe(
    "{{actor}} exported everybody’s stars",
  );
  const { body } = await server.request("GET /audit/actions", { token: ada.token });
  expect(body.results.map(({ label }: { label: string }) => label)).toContain("Accounts of stars");
  expect(JSON.stringify(body)).not.toContain("$t(");
});

test("the export holds each event that the filter shows once, in the reader's language, with formulas disarmed", async () => {
  const { tenant, ada, bob, log } = await office();
  await server.sql(
    `insert into audit_events (tenant_id, id, actor_id, action, entity_type, entity_id, after, created_at)
     select $1, gen_random_uuid(), $2, 'tenantMember.update', 'tenantMember', $3, jsonb_build_object('n', n), app.now() - n * interval '1 min'
     from generate_series(1, 2500) n`,
    [tenant.id, ada.id, bob.id],
  );
  const entry = { action: "value.delete", entityType: "value", entityId: ada.id.replace(/^./, "f"), after: null };
  await tenant.within((db) =>
    recordAudit({ db, actor: { memberId: null } }, { ...entry, before: { name: "=cmd|'/C calc'!A0" } }),
  );
  const file = await server.request("GET /audit/events/export", { token: ada.token });
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  const lines: string[] = file.body.trim().split("\r\n");
  expect(lines[0]).toBe('"When","Who","What","About","Before","After","Action","Id"');
  expect(lines[1]).toContain('"Ada Admin","Log exported"');
  expect(lines[2]).toContain(`"The operator","Value deleted","'=cmd|'/C calc'!A0"`);
  expect(lines.slice(3).map((line) => Number(/""n"":(\d+)/.exec(line)?.[1]))).toEqual(
    Array.from({ length: 2500 }, (_, n) => n + 1),
  );
  const some = await server.request("GET /audit/events/export?actionIn=value", { token: ada.token });
  expect(some.body.trim().split("\r\n")).toHaveLength(2);
  expect((await log("?actionIn=auditLog.export")).results).toMatchObject([
    { after: { what: ["value"] }, actor: { id: ada.id } },
    { after: {} },
  ]);
  expect((await server.request("GET /audit/events/export", { token: bob.token })).status).toBe(403);
});

test("an administrator downloads the latest seals, and that is recorded", async () => {
  const { tenant, ada, bob, log } = await office();
  expect((await server.request("GET /audit/seals", { token: ada.token })).body).toEqual({ results: [] });
  expect((await server.request("GET /audit/seals/file", { token: ada.token })).status).toBe(404);
  await recordEvent(tenant, "Courage");
  await recordEvent(tenant, "Care");
  await sealNow(server);
  const sealedAt = expect.any(String);
  expect((await server.request("GET /audit/seals", { token: ada.token })).body).toEqual({
    results: [{ chain: "audit", number: 1, rows: 2, sealedAt }],
  });
  const { body, headers } = await server.request("GET /audit/seals/file", { token: ada.token });
  expect(headers.get("content-disposition")).toContain("seal.json");
  expect(body).toMatchObject({ tenantId: tenant.id, seals: [{ chain: "audit", number: 1, sealedAt }] });
  const [{ hash, lines }] = body.seals;
  expect(createHash("sha256").update(lines.join("\n")).digest("hex")).toBe(hash);
  expect((await log("?actionIn=auditLog.seal")).results).toMatchObject([
    { actor: { id: ada.id }, after: { audit: 1 } },
  ]);
  for (const path of ["seals", "seals/file"])
    expect((await server.request(`GET /audit/${path}`, { token: bob.token })).status).toBe(403);
});
