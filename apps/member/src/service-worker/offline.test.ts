import { expect, test } from "vitest";
import { roleOf } from "./offline.ts";

const here = "https://acme.example";
const role = (path: string, { method = "GET", mode = "navigate" as RequestMode } = {}) =>
  roleOf({ method, mode, url: new URL(path, here).href }, here);

test("pages of members are answered, whatever their address", () => {
  for (const path of ["/home", "/home?type=mine", "/profile/me", "/settings/privacy", "/administration", "/tvs"])
    expect(role(path), path).toBe("page");
});

test("files of the build are answered from what is kept", () => {
  expect(role("/assets/home-Dw1Cpa2Z.js", { mode: "cors" })).toBe("file");
  expect(role("/assets/figtree-latin.woff2", { mode: "cors" })).toBe("file");
});

test("other apps, the API, pictures and icons are left alone", () => {
  for (const path of ["/admin", "/tv", "/api", "/media", "/icons"])
    for (const end of ["", "/", "/one/two", "?q=1"]) {
      expect(role(path + end), path + end).toBeNull();
      expect(role(path + end, { mode: "cors" }), path + end).toBeNull();
    }
});

test("signing out is answered by the server, or by this device where there is none", () => {
  expect(role("/logout")).toBe("logout");
  expect(role("/logout", { mode: "cors" })).toBeNull();
});

test("signing in, other hosts, writes and reads of the page itself are left alone", () => {
  for (const path of ["/", "/challenge", "/tenants"]) expect(role(path), path).toBeNull();
  expect(role("https://globex.example/home")).toBeNull();
  expect(role("https://elsewhere.example/assets/a.js", { mode: "cors" })).toBeNull();
  expect(role("/home", { method: "POST" })).toBeNull();
  expect(role("/home", { mode: "cors" })).toBeNull();
  expect(role("/manifest.webmanifest", { mode: "cors" })).toBeNull();
});
