import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { PING_MS } from "@plaudit/api/live-events.ts";
import { type Listener, shareStream } from "@plaudit/api/live-share.ts";
import { followStream, type LiveSource } from "@plaudit/api/live-stream.ts";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type Listening, listen } from "../src/listen.ts";
import { publisher } from "../src/live.ts";
import { type TestMember, type TestServer, type TestTenant, testServer } from "../src/testing/index.ts";

let server: TestServer;
let listening: Listening;
let network: Awaited<ReturnType<typeof openNetwork>>;
const ends: (() => void)[] = [];
beforeAll(async () => {
  server = await testServer();
  listening = await listen({ PORT: 0, HOST: "127.0.0.1" }, (request) => server.server.fetch(request));
  network = await openNetwork(listening.port);
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  network.repair();
  server.setClock(undefined);
  await soon(() => expect(server.live.open).toBe(0));
});
afterAll(async () => {
  network.close();
  await listening.close();
  await server.close();
});
const soon = (check: () => void) => vi.waitFor(check, { timeout: 30_000 });

/** The way between a browser and the server, with the faults that such ways have. */
async function openNetwork(port: number) {
  const pairs = new Set<[Socket, Socket]>();
  let away = false;
  const relay = createServer((browser) => {
    const far = connect(port, "127.0.0.1");
    const pair: [Socket, Socket] = [browser, far];
    const drop = () => {
      browser.destroy();
      far.destroy();
      pairs.delete(pair);
    };
    if (away) return drop();
    pairs.add(pair);
    for (const socket of pair) socket.once("close", drop).once("error", drop);
    browser.pipe(far);
    far.pipe(browser);
  }).listen(0, "127.0.0.1");
  await once(relay, "listening");
  return {
    origin: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    cut() {
      away = true;
      for (const [browser] of pairs) browser.destroy();
    },
    repair() {
      away = false;
    },
    /** Connections stay open, and nothing comes through them any more: as when a laptop changes its network. */
    silence() {
      for (const [browser, far] of pairs) far.unpipe(browser).resume();
    },
    close() {
      relay.close();
      for (const [browser] of pairs) browser.destroy();
    },
  };
}

const sourceOf = ({ token }: TestMember): LiveSource => ({
  open: (signal, since) => {
    const asked = since ? `?since=${since}` : "";
    const headers = { authorization: `Bearer ${token}` };
    return fetch(`${network.origin}/api/notification/stream${asked}`, { headers, signal });
  },
});
const publish = (tenant: TestTenant, event: Parameters<ReturnType<typeof publisher>>[0]) =>
  tenant.within((db) => publisher(db, tenant.id)(event));

/** A tab of a browser, with the events that it received. */
function openTab(member: TestMember, source: Partial<LiveSource> = {}) {
  const events: string[] = [];
  const tell: Listener = ({ type }) => events.push(type);
  const close = shareStream(`live.${member.token}`, { ...sourceOf(member), ...source }, tell);
  ends.push(close);
  return { events, close };
}
const everything = ["notification", "timeline", "points"];

/** Somebody with a colleague who thanks them. */
async function makePair() {
  const tenant = await server.makeTenant();
  const [reader, sender] = [await tenant.member(), await tenant.member()];
  const thank = async () => {
    const sendTo = [{ type: "tenantMember", id: reader.id }];
    const body = { status: "published", message: "Thank you", amount: 0, sendTo, qualityIds: [], tenantWide: true };
    const answer = await server.request("POST /recognition/recognitions", { token: sender.token, body });
    expect(answer.status).toBe(200);
    await server.runJobs();
  };
  return { tenant, reader, thank };
}
/** Past the longest transaction: what is there by now is old. */
function letTimePass(): Date {
  const later = new Date(Date.now() + 10 * 60_000);
  server.setClock(later);
  return later;
}

test("a page without a `since` gets all event types, and then live events", async () => {
  const { tenant, reader } = await makePair();
  const { events } = openTab(reader);
  await soon(() => expect(events).toEqual(everything));
  await publish(tenant, { type: "timeline" });
  await soon(() => expect(events).toEqual([...everything, "timeline"]));
});

test("events between a page's first load and the opening of its stream are sent on opening", async () => {
  const { tenant, reader, thank } = await makePair();
  const since = new Date().toISOString();
  await thank();
  const late = openTab(reader, { since });
  await soon(() => expect(late.events.slice(0, 2)).toEqual(["notification", "timeline"]));
  const quiet = openTab(await tenant.member(), { since: letTimePass().toISOString() });
  await soon(() => expect(server.live.open).toBe(2));
  await publish(tenant, { type: "points" });
  await soon(() => expect(quiet.events).toEqual(["points"]));
});

test("events during a disconnection are sent on reconnection, and nothing else", async () => {
  const { reader, thank } = await makePair();
  const { events } = openTab(reader);
  await soon(() => expect(events).toEqual(everything));
  letTimePass();
  network.cut();
  await soon(() => expect(server.live.open).toBe(0));
  await thank();
  network.repair();
  await soon(() => expect(events.slice(3)).toEqual(["notification", "timeline"]));
});

test("a connection that has died without a word is given up for a new one", async () => {
  const { reader, thank } = await makePair();
  const { events } = openTab(reader, { quietMs: 300 });
  await soon(() => expect(events.slice(0, 3)).toEqual(everything));
  network.silence();
  await thank();
  await soon(() => expect(events.slice(3)).toEqual(expect.arrayContaining(["notification", "timeline"])));
});

test("a quiet connection is kept: pings come more often than it is given up", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "setTimeout", "clearTimeout"] });
  const opened: AbortSignal[] = [];
  let write = (_line: string) => {};
  const open = async (signal: AbortSignal) => {
    opened.push(signal);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        write = (line) => controller.enqueue(new TextEncoder().encode(line));
        signal.addEventListener("abort", () => controller.error(signal.reason));
      },
    });
    return new Response(body);
  };
  ends.push(followStream({ open }, () => {}));
  for (let pings = 0; pings < 10; pings += 1) {
    await vi.advanceTimersByTimeAsync(PING_MS);
    write('{"type":"ping","at":"2026-11-22T10:00:00Z"}\n');
  }
  await vi.advanceTimersByTimeAsync(2 * PING_MS);
  expect(opened.map(({ aborted }) => aborted)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(2 * PING_MS);
  expect(opened.map(({ aborted }) => aborted)).toEqual([true, false]);
  vi.useRealTimers();
});

test("the tabs of a browser share one stream, and the next one reads it when its reader is closed", async () => {
  const { tenant, reader } = await makePair();
  const { open } = sourceOf(reader);
  let opened = 0;
  const counted: LiveSource["open"] = async (...asked) => {
    const response = await open(...asked);
    opened += 1;
    return response;
  };
  const tabs = Array.from({ length: 10 }, () => openTab(reader, { open: counted }));
  for (const { events } of tabs) await soon(() => expect(events).toEqual(expect.arrayContaining(everything)));
  for (let readers = 1; tabs.length > 0; readers += 1) {
    await soon(() => expect([opened, server.live.open]).toEqual([readers, 1]));
    for (const { events } of tabs) events.length = 0;
    // An event that is not stored: it reaches an open stream or nobody.
    await publish(tenant, { type: "notification", memberIds: [reader.id] });
    for (const { events } of tabs) await soon(() => expect(events).toContain("notification"));
    tabs.shift()?.close();
  }
});

test("nothing is lost while the stream passes from tab to tab", async () => {
  const { reader, thank } = await makePair();
  const [first, second] = [openTab(reader), openTab(reader)];
  for (const { events } of [first, second])
    await soon(() => expect(events).toEqual(expect.arrayContaining(everything)));
  second.events.length = 0;
  first.close();
  await thank();
  await soon(() => expect(second.events).toEqual(expect.arrayContaining(["notification", "timeline"])));
});

test("a later tab loads what was sent before it listened", async () => {
  const ann = await (await server.makeTenant()).member();
  const first = openTab(ann);
  await soon(() => expect(first.events).toEqual(everything));
  const second = openTab(ann);
  await soon(() => expect(second.events).toEqual(everything));
  expect(first.events).toEqual(everything);
});

test("another session in the same browser receives nothing of this one", async () => {
  const tenant = await server.makeTenant();
  const [ann, bob] = [await tenant.member(), await tenant.member()];
  const [hers, his] = [openTab(ann), openTab(bob)];
  for (const { events } of [hers, his]) await soon(() => expect(events).toEqual(everything));
  await publish(tenant, { type: "notification", memberIds: [ann.id] });
  await soon(() => expect(hers.events).toEqual([...everything, "notification"]));
  await publish(tenant, { type: "timeline" });
  await soon(() => expect(his.events).toEqual([...everything, "timeline"]));
  hers.close();
  await publish(tenant, { type: "points" });
  await soon(() => expect(his.events).toEqual([...everything, "timeline", "points"]));
  expect(hers.events).toEqual([...everything, "notification", "timeline"]);
});
