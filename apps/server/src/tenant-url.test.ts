import { expect, test } from "vitest";
import { normalHost, slugOf, tenantUrl } from "./tenant-url.ts";

const apex = "http://localhost:3000";

test.each([
  ["ACME.localhost:3000", "acme.localhost"],
  ["acme.example.", "acme.example"],
  ["acme.example.:443", "acme.example"],
  ["a b", null],
  ["acme_.example", null],
  ["", null],
])("%s is compared as %s", (domain, host) => expect(normalHost(domain)).toBe(host));

test.each([
  ["acme.localhost", "acme"],
  ["a.b.localhost", null],
  ["localhost", null],
  ["acme.example", null],
  ["notlocalhost", null],
])("the slug in %s is %s", (host, slug) => expect(slugOf(host, apex)).toBe(slug));

test("a tenant's own host goes before its slug", () => {
  expect(tenantUrl({ slug: "acme", host: null }, apex)).toBe("http://acme.localhost:3000");
  expect(tenantUrl({ slug: "acme", host: "thanks.acme.example" }, "https://plaudit.example")).toBe(
    "https://thanks.acme.example",
  );
});
