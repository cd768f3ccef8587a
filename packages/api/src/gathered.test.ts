import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gathered } from "./gathered.ts";

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
function show(visibilityState: "visible" | "hidden") {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event("visibilitychange"));
}
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
});
afterEach(() => {
  show("visible");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function counted(response = async () => {}) {
  let runs = 0;
  const ask = gathered(() => {
    runs += 1;
    return response();
  });
  return { ask, runs: () => runs };
}
const burst = (ask: () => void) => {
  for (let n = 0; n < 50; n += 1) ask();
};

test("a burst is one request at once and one more for all that came behind it", async () => {
  const { ask, runs } = counted();
  burst(ask);
  expect(runs()).toBe(1);
  await vi.runAllTimersAsync();
  expect(runs()).toBe(2);
  await vi.runAllTimersAsync();
  expect(runs()).toBe(2);
  ask();
  expect(runs()).toBe(3);
});

test("nothing is asked for while the request before is on its way, and a failure is no end", async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  const { ask, runs } = counted(() => promise);
  burst(ask);
  await vi.runAllTimersAsync();
  expect(runs()).toBe(1);
  reject(new Error("away"));
  await vi.runAllTimersAsync();
  expect(runs()).toBe(2);
});

test("a page that nobody sees asks once, when it is seen", async () => {
  const { ask, runs } = counted();
  show("hidden");
  burst(ask);
  await vi.runAllTimersAsync();
  expect(runs()).toBe(0);
  show("visible");
  await vi.runAllTimersAsync();
  expect(runs()).toBe(1);
});

test("who hides the page in the middle of a burst finds the rest of it when they are back", async () => {
  const { ask, runs } = counted();
  burst(ask);
  show("hidden");
  await vi.runAllTimersAsync();
  expect(runs()).toBe(1);
  show("visible");
  expect(runs()).toBe(2);
});
