import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anonymousOnly, safeNext, tenantScope, userScope } from "./guards.ts";

const at = (path: string) => new URL(path, "http://acme.localhost:3000");
const nobody = null;
const user = { userId: "u", tenantId: null };
const member = { userId: "u", tenantId: "acme" };
const stranger = { userId: "u", tenantId: "globex" };
const here = { tenantId: "acme" };

describe("next", () => {
  it.each([
    ["/?next=/profile/me", "/profile/me"],
    ["/?next=%2Frecognition%2Fsend%3Fto%3D1%23a", "/recognition/send?to=1#a"],
    ["/?next=/admin/values", "/admin/values"],
    ["/?next=http://acme.localhost:3000/home", "/home"],
    ["/?next=//evil.example/x", null],
    ["/?next=/\\evil.example", null],
    ["/?next=https://evil.example", null],
    ["/?next=javascript:alert(1)", null],
    ["/?next=/", null],
    ["/?next=/logout", null],
    ["/?next=/tenants/", null],
    ["/?next=%2F.%2F%2Fevil.test%2Fx", null],
    ["/?next=/home/..//evil.test/x", null],
    ["/tenants?next=/%252e//evil.test/x", null],
    ["/tenant/login?state=s&next=/.//evil.test", null],
    ["/?next=/x/..%5C%5Cevil.test", null],
    ["/?next=http://acme.localhost:3000//evil.test/x", null],
    ["/?next=blob:http://acme.localhost:3000/home", null],
    ["/?next=//logout", null],
    ["/", null],
  ])("%s → %s", (path, next) => expect(safeNext(at(path))).toBe(next));

  it("stays on the site whatever it is given", () => {
    const dangerous = [
      "/",
      "//",
      "\\",
      ".",
      "..",
      "%2e",
      "%2f",
      "%5c",
      "@",
      ":",
      "?",
      "#",
      "\t",
      "\n",
      " ",
      "evil.test",
    ];
    const hosts = ["http:", "https:", "blob:", "javascript:", "acme.localhost:3000", "home", "\u3002", "\u0000"];
    const next = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.webUrl(),
      fc.array(fc.constantFrom(...dangerous, ...hosts), { maxLength: 10 }).map((parts) => parts.join("")),
    );
    const origin = "http://acme.localhost:3000";
    fc.assert(
      fc.property(next, (text) => {
        const to = safeNext(new URL(`/?${new URLSearchParams({ next: text })}`, origin));
        if (to === null) return;
        // As an href, in `location` and in `history` alike: read from the page and from a page deeper in.
        for (const base of [`${origin}/`, `${origin}/tenant/login?state=s`])
          expect(new URL(to, base).href).toBe(origin + to);
        expect(to).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe("guards", () => {
  it.each([
    [nobody, "/", null],
    [stranger, "/", null],
    [member, "/", "/home"],
    [member, "/?next=/profile/1", "/profile/1"],
    [member, "/password-recovery?next=//evil.example", "/home"],
    [user, "/", "/tenants"],
    [user, "/?next=/profile/1", "/tenants?next=%2Fprofile%2F1"],
  ])("anonymous only: %j at %s → %s", (access, path, to) =>
    expect(anonymousOnly({ access, ...here, url: at(path) })).toBe(to),
  );

  it.each([
    [nobody, "/tenants", "/"],
    [user, "/tenants", null],
    [member, "/tenants", "/profile/me"],
    [member, "/tenants?next=/settings", "/settings"],
  ])("user scope: %j at %s → %s", (access, path, to) => expect(userScope({ access, ...here, url: at(path) })).toBe(to));

  it.each([
    [nobody, "/recognitions/1?x=2#c", "/?next=%2Frecognitions%2F1%3Fx%3D2%23c"],
    [nobody, "/home", "/"],
    [stranger, "/profile/me", "/?next=%2Fprofile%2Fme"],
    [user, "/profile/me", "/tenants?next=%2Fprofile%2Fme"],
    [member, "/profile/me", null],
  ])("tenant scope: %j at %s → %s", (access, path, to) =>
    expect(tenantScope({ access, ...here, url: at(path) })).toBe(to),
  );
});
