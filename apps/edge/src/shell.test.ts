import { expect, test } from "vitest";
import { shellMarkup } from "./shell.ts";

const at = (skeleton?: "list" | "fields") =>
  shellMarkup({ app: "admin", path: "/admin/x", skeleton, tenant: null, loading: "Loading" });

test.each([
  ["list", "edge-list"],
  ["fields", "edge-fields"],
  [undefined, "edge-rows"],
] as const)("the skeleton of a screen with %s is drawn before it loads", (skeleton, kind) => {
  const html = at(skeleton);
  for (const one of ["edge-list", "edge-fields", "edge-rows"]) expect(html.includes(one)).toBe(one === kind);
  // Cards of the feed are the member's.
  expect(html).not.toContain("edge-card");
});
