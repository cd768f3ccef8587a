import { expect, test } from "vitest";
import { lobby } from "../../testing/lobby.ts";
import { type World, world } from "../../testing/world.ts";
import { channelState } from "./policy.ts";
import { isPreviewToken, previewHolds, previewToken } from "./rules/channel-token.ts";
import { insertChannel } from "./verbs/write-channel.ts";

const channel = (w: World, over: Partial<Parameters<typeof insertChannel>[1]> = {}) =>
  w.tenant((ctx) => insertChannel(ctx, { ...lobby, ...over }));
const shownOn = async (w: World, { id, token }: { id: string; token: string }) =>
  (await w.anonymous.get(`/recognition/tv/${id}/recognitions?token=${token}`)).body.results.map(
    (one: { messageText: string }) => one.messageText,
  );

test("a screen calls whom a message mentions by name", async () => {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  const message = {
    type: "doc",
    content: [
      {
        type: "paragraph",
        content: [
          { type: "text", text: "Thanks to " },
          { type: "mention", attrs: { id: bob.id, label: "x" } },
          { type: "text", text: " (bob@work), again." },
        ],
      },
    ],
  };
  await w.send(ann, { to: [bob], message });
  expect(await shownOn(w, await channel(w))).toEqual(["Thanks to Bob Test (bob@work), again."]);
});

test("a screen shows what is public, and nobody who would rather not be shown", async () => {
  const w = await world();
  const [ann, bob, shy, gone, closed] = await w.people("Ann", "Bob", "Shy", "Gone", "Closed");
  const mention = (id: string) => ({
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "mention", attrs: { id, label: "x" } }] }],
  });
  await w.send(ann, { to: [bob], message: "public" });
  await w.send(ann, { to: [bob], message: "private", tenantWide: false });
  await w.send(ann, { to: [bob, shy], message: "to shy" });
  await w.send(shy, { to: [bob], message: "from shy" });
  await w.send(ann, { to: [bob], message: mention(shy.id) });
  await w.send(ann, { to: [gone], message: "to gone" });
  await w.send(ann, { to: [bob, closed], message: "to closed" });
  await w.send(closed, { to: [bob], message: "from closed" });
  await w.send(ann, { to: [bob], message: mention(closed.id) });
  const hidden = await w.send(ann, { to: [bob], message: "hidden" });
  const old = await w.send(ann, { to: [bob], message: "old" });
  const taken = await w.send(ann, { to: [bob], message: "taken back" });
  await ann.delete(`/recognition/recognitions/${taken.id}`);
  await w.sql`update tenant_members set prefers_private = true where tenant_id = ${w.tenantId} and id = ${shy.id}`;
  await w.sql`update tenant_members set public_staff_profile = false where tenant_id = ${w.tenantId} and id = ${closed.id}`;
  await w.sql`update tenant_members set suspended_at = now() where tenant_id = ${w.tenantId} and id = ${gone.id}`;
  await w.sql`update recognitions set hidden_at = now() where tenant_id = ${w.tenantId} and id = ${hidden.id}`;
  await w.sql`update recognitions set published_at = now() - interval '40 days'
    where tenant_id = ${w.tenantId} and id = ${old.id}`;
  expect(await shownOn(w, await channel(w))).toEqual(["public"]);
  expect(await shownOn(w, await channel(w, { name: "Canteen", content: ["joiners"] }))).toEqual([]);
  const team = await w.team("Bob's", [bob]);
  const empty = await w.team("Nobody's", [ann]);
  expect(await shownOn(w, await channel(w, { name: "Hall", teamIds: [team.id] }))).toEqual(["public"]);
  expect(await shownOn(w, await channel(w, { name: "Reception", teamIds: [empty.id] }))).toEqual([]);
});

test("joiners of the period are welcomed, unless they prefer not", async () => {
  const w = await world();
  const [ann, bob, shy, early, closed] = await w.people("Ann", "Bob", "Shy", "Early", "Closed");
  await w.sql`update tenant_members set public_staff_profile = false where tenant_id = ${w.tenantId} and id = ${closed.id}`;
  await w.sql`update tenant_members set prefers_private = true where tenant_id = ${w.tenantId} and id = ${shy.id}`;
  await w.sql`update tenant_members set joined_at = now() - interval '40 days'
    where tenant_id = ${w.tenantId} and id = ${early.id}`;
  await w.sql`update tenant_members set joined_at = now() - interval '1 day'
    where tenant_id = ${w.tenantId} and id in (${ann.id}, ${bob.id}, ${shy.id}, ${closed.id})`;
  const { id, token } = await channel(w);
  const { results, total } = (await w.anonymous.get(`/identity/tv/${id}/joiners?token=${token}`)).body;
  expect(results.map((one: { id: string }) => one.id).sort()).toEqual([ann.id, bob.id].sort());
  expect(total).toBe(2);
});

test("only a screen with the token of this tenant's channel plays", async () => {
  const w = await world();
  const { id, token } = await channel(w);
  const player = await w.anonymous.get(`/tv/channels/${id}/player?token=${token}`);
  expect(player.body).toMatchObject({ id, name: "Lobby", language: "en", theme: "dark", qr: "view" });
  const elsewhere = await world();
  const other = await channel(w, { name: "Canteen" });
  const status = async (to: World, path: string) => (await to.anonymous.get(path)).status;
  for (const path of [
    "/tv/channels/ID/player",
    "/recognition/tv/ID/recognitions",
    "/award/tv/ID/awards",
    "/announcement/tv/ID/announcements",
    "/identity/tv/ID/joiners",
  ]) {
    const at = (channelId: string, secret: string) => `${path.replace("ID", channelId)}?token=${secret}`;
    expect(await status(w, at(id, token))).toBe(200);
    expect(await status(w, at(id, "wrong"))).toBe(401);
    expect(await status(w, at(id, other.token))).toBe(401);
    expect(await status(elsewhere, at(id, token))).toBe(401);
    expect(await status(w, path.replace("ID", id))).toBe(400);
  }
  const [row] =
    await w.sql`select token_hash, last_seen_at from tv_channels where tenant_id = ${w.tenantId} and id = ${id}`;
  expect(String(row?.token_hash)).not.toContain(token);
  expect(row?.last_seen_at).not.toBeNull();
  await w.sql`update tv_channels set revoked_at = now() where tenant_id = ${w.tenantId} and id = ${id}`;
  expect(await status(w, `/tv/channels/${id}/player?token=${token}`)).toBe(401);
});

const now = new Date("2026-11-21T09:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const fresh = { archivedAt: null, revokedAt: null, lastSeenAt: null };

test.each([
  ["waiting", fresh],
  ["playing", { ...fresh, lastSeenAt: ago(2) }],
  ["away", { ...fresh, lastSeenAt: ago(4) }],
  ["revoked", { ...fresh, revokedAt: ago(1), lastSeenAt: ago(1) }],
  ["archived", { archivedAt: ago(1), revokedAt: ago(2), lastSeenAt: ago(1) }],
])("a channel's state: %s", (state, facts) => expect(channelState(facts, now)).toBe(state));

const look = { secret: "s".repeat(32), tenantId: "tenant", channelId: "channel" };
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test("a preview is of one channel and ends after a quarter of an hour", () => {
  const { token, expiresAt } = previewToken(look, now);
  expect(isPreviewToken(token)).toBe(true);
  expect(expiresAt).toEqual(after(15));
  expect(previewHolds(token, look, after(14))).toBe(true);
  expect(previewHolds(token, look, after(15))).toBe(false);
  for (const other of [{ channelId: "another" }, { tenantId: "another" }, { secret: "t".repeat(32) }])
    expect(previewHolds(token, { ...look, ...other }, now)).toBe(false);
});

test("nothing else holds", () => {
  const { token } = previewToken(look, now);
  const later = token.replace(/\d{13}/, String(after(60).getTime()));
  for (const forged of ["", "preview.", "preview.1.2", later, `${token}A`, token.slice(0, -1), `x${token}`])
    expect(previewHolds(forged, look, now)).toBe(false);
});
