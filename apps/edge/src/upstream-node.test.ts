import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { poolUpstream } from "./upstream-node.ts";

/** Returns its name; `/api/stream` sends one chunk and never ends. */
const api = (name: string) =>
  new Promise<{ name: string; origin: string; stop(): Promise<void> }>((ready) => {
    const server: Server = createServer(({ url }, answer) => {
      if (url === "/api/stream") answer.write(name);
      else answer.end(name);
    });
    server.listen(0, "127.0.0.1", () =>
      ready({
        name,
        origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped());
            server.closeAllConnections();
          }),
      }),
    );
  });

test("processes take turns, and one that is down is skipped", async () => {
  const [one, two] = await Promise.all([api("one"), api("two")]);
  const upstream = poolUpstream(`${one.origin}, ${two.origin}`);
  const ask = async (init?: RequestInit) => {
    const answer = await upstream.send(new Request("http://acme.test/api/x", init), {}, { remoteAddress: "127.0.0.1" });
    return answer.text();
  };
  const several = async () => [await ask(), await ask(), await ask(), await ask()];
  expect((await several()).toSorted()).toEqual(["one", "one", "two", "two"]);
  await one.stop();
  expect(await several()).toEqual(["two", "two", "two", "two"]);
  expect(await ask({ method: "POST", body: "{}" })).toBe("two");
  await two.stop();
  await expect(ask()).rejects.toThrow();
  await upstream.close();
});

test("screens that stay open leave the way to everybody else", async () => {
  const one = await api("one");
  const upstream = poolUpstream(one.origin);
  const leave = new AbortController();
  const ask = (path: string, init?: RequestInit) =>
    upstream.send(new Request(`http://acme.test${path}`, init), {}, { remoteAddress: "127.0.0.1" });
  const streams = await Promise.all(Array.from({ length: 300 }, () => ask("/api/stream", { signal: leave.signal })));
  expect(await (await ask("/api/x")).text()).toBe("one");
  for (const stream of streams) await stream.body?.cancel();
  leave.abort();
  await upstream.close();
  await one.stop();
});
