import { expect, test, vi } from "vitest";
import { screenAt } from "./early.ts";

test("early fetches are written as the client writes them", async () => {
  vi.stubGlobal("addEventListener", () => {});
  const { pathOf } = await import("@plaudit/api/client.ts");
  vi.unstubAllGlobals();
  const home = screenAt("member", "/home")?.fetches;
  expect(home?.map((path) => `/api${path}`)).toEqual([
    pathOf("GET /identity/tenantMembers/me"),
    pathOf("GET /apps"),
    pathOf("GET /timeline/items", { query: { pageSize: 20 } }),
    pathOf("GET /timeline/items/pinned"),
    pathOf("GET /recognition/weekly"),
    pathOf("GET /recognition/goal"),
  ]);
});
