import { expect, test } from "vitest";
import { setCookie } from "./cookie.ts";

test.each([
  ["https://plaudit.example", "plaudit.example", "; Domain=plaudit.example"],
  ["https://plaudit.example", "acme.plaudit.example", "; Domain=plaudit.example"],
  ["https://plaudit.example:8443", "acme.plaudit.example:8443", "; Domain=plaudit.example"],
  ["https://plaudit.example", "thanks.acme.example", ""],
  ["https://plaudit.example", "evilplaudit.example", ""],
  ["http://localhost:3000", "acme.localhost:3000", ""],
  ["http://192.0.2.7:3000", "192.0.2.7:3000", ""],
])("with the apex %s the cookie of %s has the domain '%s'", (apex, host, domain) => {
  const cookie = { name: "a", value: "b", path: "/api", seconds: 60 };
  const fields = `a=b${domain}; Path=/api; Max-Age=60; HttpOnly; SameSite=Lax`;
  expect(setCookie(cookie, { host, secure: false }, apex)).toBe(fields);
  expect(setCookie(cookie, { host, secure: true }, apex)).toBe(`${fields}; Secure`);
});
