import { expect, test, vi } from "vitest";
import { keepLarge } from "./keep-large.ts";

test("a large count is computed once a minute for each tenant, a small one each time", async () => {
  vi.useFakeTimers();
  const keep = keepLarge((figure: number) => figure);
  let made = 0;
  const ask = (tenant: string, size: number) =>
    keep(tenant, async () => {
      made += 1;
      return size;
    });
  expect([await ask("small", 4_999), await ask("small", 3)]).toEqual([4_999, 3]);
  expect([await ask("large", 5_000), await ask("large", 5_001), await ask("other", 6_000)]).toEqual([
    5_000, 5_000, 6_000,
  ]);
  expect(made).toBe(4);
  vi.advanceTimersByTime(60_001);
  expect([await ask("large", 2), await ask("large", 1)]).toEqual([2, 1]);
  vi.useRealTimers();
});
