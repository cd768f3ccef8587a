import { pino } from "pino";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { gifService } from "../../adapters/gif/gif-service.ts";
import { ownTicks } from "../../jobs/own-ticks.ts";
import { runTick } from "../../jobs/tick.ts";
import { type GifPeer, gifPeer } from "../../testing/gif-peer.ts";
import { sharedServer, type TestMember, type TestServer, testServer } from "../../testing/index.ts";
import { lobby } from "../../testing/lobby.ts";
import { recognitionTo } from "../../testing/recognition-to.ts";
import { world } from "../../testing/world.ts";
import { insertChannel } from "../channel/verbs/write-channel.ts";

let peer: GifPeer;
let server: TestServer;
let ann: TestMember;
let bob: TestMember;
beforeAll(async () => {
  peer = await gifPeer();
  server = await testServer();
  server.services.gifs = peer.service();
  const tenant = await server.makeTenant();
  [ann, bob] = [await tenant.member(), await tenant.member()];
});
afterAll(async () => {
  await server.close();
  peer.close();
});
const find = (query = "") => server.request(`GET /gif/gifs${query}`, { token: ann.token });
const send = (gifs: string[], more: object = {}) =>
  server.request("POST /recognition/recognitions", {
    token: ann.token,
    body: recognitionTo(bob, { gifs, ...more }),
  });

test("ten at a time, by what people look at now or by a search, rated g, and never with the key", async () => {
  const { status, body } = await find();
  expect([status, body.results.length, body.next]).toEqual([200, 10, 2]);
  expect(body.results[3]).toEqual({
    id: "gif-3",
    title: "Kettle 3",
    url: `${peer.origin}/media/3/large.gif`,
    previewUrl: `${peer.origin}/media/3/small.gif`,
    width: 200,
    height: 103,
  });
  expect(peer.asked.at(-1)).toMatch(/^\/v1\/gifs\/trending\?.*limit=10&offset=0&rating=g/);
  const last = await find("?search=well%20done&page=3");
  expect([last.body.results.length, last.body.next]).toEqual([5, null]);
  expect(peer.asked.at(-1)).toMatch(/^\/v1\/gifs\/search\?.*offset=20&rating=g.*q=well\+done&lang=en/);
  expect(JSON.stringify(body)).not.toContain("a key");
  const { body: apps } = await server.request("GET /apps", { token: ann.token });
  expect(apps.features).toContain("gif");
});

test.each<[string, GifPeer["next"]]>([
  ["refuses", (response) => response.writeHead(429).end("{}")],
  ["redirects", (response) => response.writeHead(302, { location: "http://127.0.0.1/" }).end()],
  ["talks nonsense", (response) => response.end("<html>")],
  ["answers something else", (response) => response.end('{"data":[{"id":1}]}')],
  ["never ends", (response) => response.end("x".repeat(600_000))],
  ["breaks off", (response) => response.destroy()],
])("a service that %s is unavailable, and no fault of ours", async (_, next) => {
  peer.next = next;
  expect(await find()).toMatchObject({
    status: 503,
    body: { error: "Unavailable", msg: expect.stringMatching(/GIFs/) },
  });
});

test("what leads elsewhere is left out", async () => {
  peer.next = (response) => {
    const picture = (url: string) => ({ url, width: 1, height: 1 });
    const item = (url: string) => ({ id: "x", images: { downsized: picture(url), fixed_width: picture(url) } });
    const data = ["https://evil.example/a.gif", "javascript:alert(1)", `${peer.origin}/media/1/a.gif`].map(item);
    response.end(JSON.stringify({ data, pagination: { total_count: 3 } }));
  };
  expect((await find()).body.results).toHaveLength(1);
});

test("a service that hangs holds up nobody else", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  peer.next = (response) => void promise.then(() => response.end("{}"));
  const waiting = Array.from({ length: 1 }, () => find());
  expect((await send([])).status).toBe(200);
  resolve();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([503]);
});

test("a recognition holds one GIF of the service's, and a draft too", async () => {
  const url = `${peer.origin}/media/3/large.gif`;
  const sent = await send([url]);
  expect([sent.status, sent.body.gifs]).toEqual([200, [url]]);
  const seen = await server.request(`GET /recognition/recognitions/${sent.body.id}`, { token: bob.token });
  expect(seen.body.gifs).toEqual([url]);
  expect((await send([url], { status: "draft" })).body.gifs).toEqual([url]);
  for (const gifs of [["https://evil.example/a.gif"], ["x"], [url, url], [`${peer.origin}@evil.example/a.gif`]])
    expect(await send(gifs)).toMatchObject({
      status: 400,
      body: { details: [{ path: expect.stringMatching(/^gifs/) }] },
    });
});

test("a GIF stays with a scheduled draft, in the feed and on a screen, and is taken away by an edit", async () => {
  const w = await world();
  const [cy, di] = await w.people("Cy", "Di");
  const url = `${peer.origin}/media/5/large.gif`;
  w.server.services.gifs = peer.service();
  onTestFinished(() => {
    w.server.services.gifs = null;
  });
  const body = recognitionTo(di, { gifs: [url] });
  const draft = await cy.post("/recognition/recognitions", { ...body, status: "draft" });
  const path = `/recognition/recognitions/${draft.body.id}`;
  const later = new Date(Date.now() + 3_600_000).toISOString();
  await cy.patch(path, { ...body, status: "draft", scheduledAt: later });
  w.server.setClock(new Date(Date.now() + 7_200_000));
  onTestFinished(() => w.server.setClock(undefined));
  for (const tick of ownTicks) await runTick(w.server.database, tick, pino({ level: "silent" }));
  await w.drain();
  const inFeed = async () => (await di.get("/timeline/items")).body.results[0]?.entity.gifs;
  expect(await inFeed()).toEqual([url]);

  const { id, token } = await w.tenant((ctx) => insertChannel(ctx, lobby));
  const onScreen = async () =>
    (await w.anonymous.get(`/recognition/tv/${id}/recognitions?token=${token}`)).body.results[0]?.gifs;
  expect(await onScreen()).toEqual([url]);
  // The operator has moved to another service since.
  w.server.services.gifs = null;
  expect([await inFeed(), await onScreen()]).toEqual([[], []]);
  w.server.services.gifs = peer.service();
  const kept = await cy.patch(path, recognitionTo(di, { message: "Thank you very much" }));
  expect([kept.status, kept.body.gifs]).toEqual([200, [url]]);
  expect((await cy.patch(path, { ...body, status: "published", gifs: [] })).body.gifs).toEqual([]);
});

test("without a key there are none", async () => {
  const bare = await sharedServer();
  const member = await (await bare.makeTenant()).member();
  const { body } = await bare.request("GET /apps", { token: member.token });
  expect(body.features).not.toContain("gif");
  expect((await bare.request("GET /gif/gifs", { token: member.token })).status).toBe(404);
});

test.each([
  ["https://media2.giphy.com/media/a/giphy.gif", true],
  ["https://i.giphy.com/a.gif", true],
  ["http://media.giphy.com/a.gif", false],
  ["https://giphy.com.evil.example/a.gif", false],
  ["https://evilgiphy.com/a.gif", false],
  ["https://me@media.giphy.com/a.gif", false],
  ["data:image/gif;base64,AA", false],
])("%s is GIPHY's: %s", (url, is) => {
  const egress = () => Promise.reject(new Error("not called"));
  const giphy = gifService({
    key: "k",
    apiUrl: "https://api.giphy.com",
    mediaOrigins: ["https://*.giphy.com"],
    egress,
  });
  expect(giphy.accepts(url)).toBe(is);
});
