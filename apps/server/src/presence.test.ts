import { HERE_MS } from "@plaudit/api/live-events.ts";
import { expect, test } from "vitest";
import { presence } from "./presence.ts";

test("who said that they are here is, until they have said nothing more for a while", () => {
  let now = 0;
  const here = presence(() => now);
  here.enter("card", "ann");
  now = HERE_MS - 1;
  here.enter("card", "bob");
  expect([here.has("card", "ann"), here.has("other", "ann")]).toEqual([true, false]);
  now = HERE_MS;
  here.sweep();
  expect([here.has("card", "ann"), here.has("card", "bob"), here.size]).toEqual([false, true, 1]);
  now = 2 * HERE_MS;
  here.sweep();
  expect(here.size).toBe(0);
});
