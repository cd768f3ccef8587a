import { expect, test } from "vitest";
import { seal } from "../../seal.ts";
import { lobby } from "../../testing/lobby.ts";
import { type Person, type World, world } from "../../testing/world.ts";

const make = async (admin: Person, over: Partial<typeof lobby> = {}) => {
  const { status, body } = await admin.post("/tv/channels", { ...lobby, ...over });
  expect([status, body]).toEqual([200, body]);
  const { pathname, searchParams } = new URL(body.link);
  return { ...body.channel, path: pathname, token: searchParams.get("token") as string };
};
const play = async (w: World, id: string, token: string) =>
  (await w.anonymous.get(`/tv/channels/${id}/player?token=${token}`)).status;
const events = (w: World) => w.sql`select action, actor_id, before, after from audit_events
  where tenant_id = ${w.tenantId} and entity_type = 'channel' order by created_at, id`;

test("a channel is made, changed, archived and deleted, and each is recorded without its token", async () => {
  const w = await world();
  const admin = await w.person("Ada", { role: "admin" });
  const team = await w.team("Night shift", [admin]);
  const made = await make(admin);
  expect(made).toMatchObject({
    __entity_type__: "channel",
    name: "Lobby",
    state: "waiting",
    lastSeenAt: null,
    teams: [],
  });
  expect(made.path).toBe(`/tv/watch/${made.id}`);
  expect(await play(w, made.id, made.token)).toBe(200);
  const { body: list } = await admin.get("/tv/channels");
  expect(list.results).toEqual([expect.objectContaining({ id: made.id, state: "playing" })]);
  expect(JSON.stringify(list)).not.toContain(made.token);

  const changed = await admin.patch(`/tv/channels/${made.id}`, {
    teamIds: [team.id],
    theme: "light",
    frameOrigins: ["https://signage.example"],
    version: made.version,
  });
  expect(changed.body).toMatchObject({
    teams: [{ id: team.id, name: "Night shift", activeMemberCount: 1 }],
    theme: "light",
    name: "Lobby",
  });
  const stale = await admin.patch(`/tv/channels/${made.id}`, { name: "Late", version: made.version });
  expect([stale.status, stale.body.data.theme]).toEqual([409, "light"]);

  const away = await admin.patch(`/tv/channels/${made.id}`, { archived: true, version: changed.body.version });
  expect(away.body).toMatchObject({ state: "archived", __permissions__: ["view", "edit", "delete", "preview"] });
  expect(await play(w, made.id, made.token)).toBe(401);
  for (const send of [admin.post, admin.delete]) {
    const refused = await send(`/tv/channels/${made.id}/token`);
    expect([refused.status, refused.body.error]).toEqual([409, "Conflict"]);
  }
  await admin.patch(`/tv/channels/${made.id}`, { archived: false, version: away.body.version });
  expect(await play(w, made.id, made.token)).toBe(200);
  expect((await admin.delete(`/tv/channels/${made.id}`)).status).toBe(204);
  expect(await play(w, made.id, made.token)).toBe(401);
  expect((await admin.get(`/tv/channels/${made.id}`)).status).toBe(404);

  const audit = await events(w);
  expect(audit.map(({ action }) => action)).toEqual([
    "channel.create",
    "channel.update",
    "channel.update",
    "channel.update",
    "channel.delete",
  ]);
  expect(audit[1]).toMatchObject({ actor_id: admin.id, before: { theme: "dark" }, after: { theme: "light" } });
  expect(JSON.stringify(audit)).not.toContain(made.token);
});

test("a new link stops the one before, a revoked one stops with nothing in its place", async () => {
  const w = await world();
  const admin = await w.person("Ada", { role: "admin" });
  const { id, token } = await make(admin);
  expect(await play(w, id, token)).toBe(200);
  const { body } = await admin.post(`/tv/channels/${id}/token`);
  const next = new URL(body.link).searchParams.get("token") as string;
  expect(body.channel).toMatchObject({ state: "waiting", lastSeenAt: null });
  expect([await play(w, id, token), await play(w, id, next)]).toEqual([401, 200]);
  expect((await admin.delete(`/tv/channels/${id}/token`)).body.state).toBe("revoked");
  expect((await admin.delete(`/tv/channels/${id}/token`)).body.state).toBe("revoked");
  for (const path of [
    `/tv/channels/${id}/player`,
    `/recognition/tv/${id}/recognitions`,
    `/award/tv/${id}/awards`,
    `/announcement/tv/${id}/announcements`,
    `/celebration/tv/${id}/calendar`,
    `/identity/tv/${id}/joiners`,
  ])
    expect((await w.anonymous.get(`${path}?token=${next}`)).status).toBe(401);
  const { body: again } = await admin.post(`/tv/channels/${id}/token`);
  expect(await play(w, id, new URL(again.link).searchParams.get("token") as string)).toBe(200);
  expect((await events(w)).map(({ action }) => action)).toEqual([
    "channel.create",
    "channel.rotate-token",
    "channel.revoke-token",
    "channel.rotate-token",
  ]);
});

test("a lost response is replayed with its link, which is not in the database", async () => {
  const w = await world();
  const admin = await w.person("Ada", { role: "admin" });
  const send = () =>
    w.server.request("POST /tv/channels", {
      token: admin.token,
      host: w.tenantId,
      headers: { "idempotency-key": "once" },
      body: lobby,
    });
  const [first, second] = [await send(), await send()];
  expect(second.body).toEqual(first.body);
  expect(second.headers.get("idempotency-replayed")).toBeTruthy();
  const token = new URL(first.body.link).searchParams.get("token") as string;
  const [kept] = await w.sql`select answer from idempotency_keys where tenant_id = ${w.tenantId} and key = 'once'`;
  expect(kept?.answer).toEqual(expect.any(String));
  expect(kept?.answer).not.toContain(token);
  await w.sql`update idempotency_keys set answer = ${seal("{}", "the secret before")}
    where tenant_id = ${w.tenantId} and key = 'once'`;
  const afterRotation = await send();
  expect([afterRotation.status, afterRotation.body.msg]).toEqual([409, "This was done already"]);
  expect((await admin.get("/tv/channels")).body.results).toHaveLength(1);
});

test("an administrator looks at a channel without its link, and is not taken for a screen", async () => {
  const w = await world();
  const admin = await w.person("Ada", { role: "admin" });
  const made = await make(admin);
  const { body } = await admin.post(`/tv/channels/${made.id}/previews`);
  const token = new URLSearchParams(body.path.split("?")[1]).get("token") as string;
  expect(await play(w, made.id, token)).toBe(200);
  expect((await admin.get(`/tv/channels/${made.id}`)).body.state).toBe("waiting");
  const other = await make(admin, { name: "Canteen" });
  expect(await play(w, other.id, token)).toBe(401);
  const elsewhere = await world();
  expect(await play(elsewhere, made.id, token)).toBe(401);
  w.server.setClock(new Date(Date.parse(body.expiresAt) + 1000));
  expect(await play(w, made.id, token)).toBe(401);
  w.server.setClock(undefined);
});

test("teams of nobody, origins that are none and empty channels are refused at their fields", async () => {
  const w = await world();
  const [admin, stranger] = [await w.person("Ada", { role: "admin" }), await (await world()).person("Eve")];
  const at = async (over: object) => {
    const { status, body } = await admin.post("/tv/channels", { ...lobby, ...over });
    return [status, body.details?.[0]?.path];
  };
  expect(await at({ teamIds: [stranger.id] })).toEqual([400, "teamIds.0"]);
  expect(await at({ content: [] })).toEqual([400, "content"]);
  expect(await at({ name: "  " })).toEqual([400, "name"]);
  expect(await at({ periodDays: 0 })).toEqual([400, "periodDays"]);
  for (const origin of [
    "https://a.example; script-src *",
    "*",
    "https://*",
    "javascript:x",
    "https://a.example/",
    "https://A",
  ])
    expect(await at({ frameOrigins: [origin] })).toEqual([400, "frameOrigins.0"]);
  const { id, token } = await make(admin, { frameOrigins: ["https://signage.example:8443", "http://10.0.0.7"] });
  const answer = await w.anonymous.get(`/tv/channels/${id}/frameOrigins?token=${token}`);
  expect(answer.body.results).toEqual(["https://signage.example:8443", "http://10.0.0.7"]);
  expect((await w.anonymous.get(`/tv/channels/${id}/frameOrigins?token=x`)).status).toBe(401);
});

test("a name is taken once, in whatever letters; one archived leaves it to another", async () => {
  const w = await world();
  const admin = await w.person("Ada", { role: "admin" });
  const first = await make(admin, { name: "Lobby Éast" });
  const second = await make(admin, { name: "Canteen" });
  const taken = { error: "ValidationError", details: [{ path: "name", type: "taken", message: "This name is taken" }] };
  for (const name of ["Lobby Éast", "LOBBY ÉAST", " lobby  éast "])
    expect((await admin.post("/tv/channels", { ...lobby, name })).body).toMatchObject(taken);
  const change = (id: string, body: object) => admin.patch(`/tv/channels/${id}`, body);
  expect((await change(second.id, { name: "lobby éast", version: second.version })).body).toMatchObject(taken);
  const louder = (await change(first.id, { name: "LOBBY ÉAST", version: first.version })).body;
  expect(louder.name).toBe("LOBBY ÉAST");

  await change(first.id, { archived: true, version: louder.version });
  const renamed = (await change(second.id, { name: "Lobby éast", version: second.version })).body;
  expect(renamed.name).toBe("Lobby éast");
  expect((await change(first.id, { archived: false, version: louder.version + 1 })).body).toMatchObject(taken);
  const back = await change(first.id, { archived: false, name: "Lobby west", version: louder.version + 1 });
  expect(back.body.name).toBe("Lobby west");
});

test("of two who take a name at once, one gets it", async () => {
  const w = await world();
  const admin = await w.person("Ada", { role: "admin" });
  const answers = await Promise.all(["Hall", "HALL"].map((name) => admin.post("/tv/channels", { ...lobby, name })));
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect((await admin.get("/tv/channels")).body.results).toHaveLength(1);
});
