import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { waker } from "../src/db/waker.ts";
import { type TestServer, testServer } from "../src/testing/index.ts";

/** Milliseconds; a second, as the runner has it, is short on a busy machine. */
const patience = { timeout: 20_000 };

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("notices arrive in the order in which they were sent, also when a connection is slow to come", async () => {
  const { backend } = server.database;
  const received: string[] = [];
  const listener = await backend.listen(
    "plaudit_order",
    (payload) => received.push(payload),
    () => {},
  );
  const free = Promise.withResolvers<void>();
  let asked = 0;
  const { wake } = waker({
    ...backend,
    acquire: async (role) => {
      asked += 1;
      if (asked === 1) await free.promise;
      return backend.acquire(role);
    },
  });
  const send = (payload: string) => wake([{ channel: "plaudit_order", payload }]);
  send("first");
  await vi.waitUntil(() => asked > 0, patience);
  send("second");
  send("third");
  // Ten times as long as notices are gathered: had they not waited for the first, they would be there.
  await sleep(100);
  expect(received).toEqual([]);
  free.resolve();
  await vi.waitUntil(() => received.length === 3, patience);
  expect(received).toEqual(["first", "second", "third"]);
  // What came while the first was on its way went out together.
  expect(asked).toBe(2);
  await listener.close();
});
