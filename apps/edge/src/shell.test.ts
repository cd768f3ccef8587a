import { expect, test } from "vitest";
import { shellMarkup } from "./shell.ts";

const at = (path: string) => shellMarkup({ app: "admin", path, tenant: null, loading: "Loading" });

test.each([
  ["/admin/manage/users", "edge-list"],
  ["/admin/manage/teams/", "edge-list"],
  ["/admin/team/01a1fcd9", "edge-list"],
  ["/admin/team/create", "edge-fields"],
  ["/admin/team/01a1fcd9/edit", "edge-fields"],
  ["/admin/user/01a1fcd9", "edge-fields"],
  ["/admin/values/configure", "edge-fields"],
  ["/admin/localization", "edge-fields"],
  ["/admin/values", "edge-rows"],
  ["/admin", "edge-rows"],
])("%s is drawn as it will be before it is there: %s", (path, kind) => {
  const html = at(path);
  for (const one of ["edge-list", "edge-fields", "edge-rows"]) expect(html.includes(one)).toBe(one === kind);
  // Cards of the feed are the member's.
  expect(html).not.toContain("edge-card");
});
