import { expect, test } from "vitest";
import { normalizeHost, splitUrl } from "./hosts.ts";

test.each([
  ["Acme.Plaudit.Example", "acme.plaudit.example"],
  ["acme.localhost:3000", "acme.localhost"],
  ["acme.example.", "acme.example"],
  ["acme.example.:443", "acme.example"],
  ["xn--bcher-kva.example", "xn--bcher-kva.example"],
  ["", null],
  ["..", null],
  ["acme..example", null],
  ["-acme.example", null],
  ["acme_x.example", null],
  ["[::1]:3000", null],
  ["acme.example/x", null],
  [`${"a".repeat(254)}`, null],
])("%s → %s", (host, name) => expect(normalizeHost(host)).toBe(name));

test("a URL splits into scheme, host and the rest", () => {
  expect(splitUrl("https://acme.example:8/api/x?y=/z")).toEqual({
    proto: "https",
    host: "acme.example:8",
    path: "/api/x?y=/z",
  });
  expect(splitUrl("http://acme.example")).toEqual({ proto: "http", host: "acme.example", path: "/" });
});
