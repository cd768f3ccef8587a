import { expect, test } from "vitest";
import { world } from "../../testing/world.ts";

const quality = (name: string, id?: string) => ({ ...(id && { id }), name, color: 120, motif: "leaf" });
const paths = (answer: { body: { details: { path: string }[] } }) => answer.body.details.map((detail) => detail.path);

test("a value is made, changed, put in order, archived and brought back; the audit has before and after", async () => {
  const w = await world();
  const admin = await w.person("Admin", { role: "admin" });
  const employee = await w.person("Employee");
  const body = { name: "Trust", description: "We say what is", qualities: [quality("Candour"), quality("Care")] };
  expect((await employee.post("/recognition/values", body)).status).toBe(403);
  const made = (await admin.post("/recognition/values", body)).body;
  expect(made).toMatchObject({ name: "Trust", version: 1, position: 0, archivedAt: null });
  expect((await employee.get("/recognition/values")).body.results[0].__permissions__).toEqual(["view"]);

  const [candour, care] = made.qualities;
  await w.send(employee, { to: [admin], qualityIds: [care.id] });
  const change = { version: 1, name: "Trust us", qualities: [quality("New"), quality("Frankness", candour.id)] };
  const changed = (await admin.patch(`/recognition/values/${made.id}`, change)).body;
  expect(changed.version).toBe(2);
  expect(
    changed.qualities.map((q: { name: string; archivedAt: string | null }) => [q.name, q.archivedAt === null]).sort(),
  ).toEqual([
    ["Care", false],
    ["Frankness", true],
    ["New", true],
  ]);
  const stale = await admin.patch(`/recognition/values/${made.id}`, change);
  expect([stale.status, stale.body.error, stale.body.data.version]).toEqual([409, "VersionConflict", 2]);

  const offered = (await employee.get("/recognition/values")).body.results[0].qualities;
  expect(offered.map((q: { name: string }) => q.name)).toEqual(["New", "Frankness"]);
  expect((await admin.delete(`/recognition/values/${made.id}`)).status).toBe(409);

  await admin.patch(`/recognition/values/${made.id}`, { version: 2, archived: true });
  expect((await employee.get("/recognition/values")).body.results).toEqual([]);
  expect((await employee.get("/recognition/values?archived=true")).body.results).toHaveLength(1);
  const back = await admin.patch(`/recognition/values/${made.id}`, { version: 3, archived: false });
  expect(back.body).toMatchObject({ archivedAt: null, version: 4 });

  const other = (await admin.post("/recognition/values", { ...body, name: "Speed", qualities: [quality("Haste")] }))
    .body;
  expect((await admin.put("/recognition/values/order", { ids: [other.id] })).status).toBe(204);
  expect((await employee.get("/recognition/values")).body.results.map((v: { name: string }) => v.name)).toEqual([
    "Speed",
    "Trust us",
  ]);
  expect((await admin.delete(`/recognition/values/${other.id}`)).status).toBe(204);
  expect((await admin.get(`/recognition/values/${other.id}`)).status).toBe(404);

  const audit = await w.sql`select action, before, after from audit_events
    where tenant_id = ${w.tenantId} and entity_id = ${made.id} order by created_at, id`;
  expect(audit.map((row) => row.action)).toEqual(["value.create", "value.update", "value.update", "value.update"]);
  expect(audit[1]).toMatchObject({ before: { name: "Trust" }, after: { name: "Trust us" } });
});

test("names are unique in the tenant without regard to case, and the error names its field", async () => {
  const w = await world();
  const admin = await w.person("Admin", { role: "admin" });
  const one = (
    await admin.post("/recognition/values", { name: "Trust", description: "", qualities: [quality("Care")] })
  ).body;
  const again = { name: " tRUST ", description: "", qualities: [quality("A"), quality("B"), quality("CARE")] };
  const refused = await admin.post("/recognition/values", again);
  expect([refused.status, paths(refused)]).toEqual([400, ["name", "qualities.2.name"]]);
  const twice = { name: "Other", description: "", qualities: [quality("A"), quality("B"), quality("a")] };
  expect(paths(await admin.post("/recognition/values", twice))).toEqual(["qualities.2.name"]);
  const both = [1, 2].map(() => admin.post("/recognition/values", { ...twice, qualities: [quality("X")] }));
  expect((await Promise.all(both)).map((answer) => answer.status).sort()).toEqual([200, 400]);
  const foreign = { version: 1, qualities: [quality("Y", one.id)] };
  expect(paths(await admin.patch(`/recognition/values/${one.id}`, foreign))).toEqual(["qualities.0.id"]);
  for (const bad of [
    { name: "" },
    { name: "x".repeat(81) },
    { description: "x".repeat(151) },
    { qualities: [] },
    { color: 1 },
  ])
    expect((await admin.post("/recognition/values", { ...again, name: "Fine", ...bad })).status).toBe(400);
});
