import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callable, EgressRefused, openEgress } from "./egress.ts";
import { isPublic } from "./public-address.ts";

test.each([
  ["1.1.1.1", true],
  ["142.250.74.110", true],
  ["2606:4700:4700::1111", true],
  ["0.0.0.0", false],
  ["10.1.2.3", false],
  ["100.64.0.1", false],
  ["127.0.0.1", false],
  ["169.254.169.254", false],
  ["172.31.255.255", false],
  ["192.168.0.1", false],
  ["198.18.0.1", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::", false],
  ["::1", false],
  ["::ffff:1.1.1.1", false],
  ["::ffff:10.0.0.1", false],
  ["64:ff9b::a00:1", false],
  ["2002:a00:1::", false],
  ["2001:db8::1", false],
  ["fc00::1", false],
  ["fe80::1", false],
  ["localhost", false],
])("%s is public: %s", (address, is) => expect(isPublic(address)).toBe(is));

test.each([
  "http://push.example/1",
  "https://push.example:8443/1",
  "https://me:secret@push.example/1",
  "https://127.0.0.1/1",
  "https://0x7f.1/1",
  "https://2130706433/1",
  "https://[::1]/1",
  "https://[::ffff:127.0.0.1]/1",
  "https://169.254.169.254/latest/meta-data",
  "file:///etc/passwd",
  "push.example",
])("%s is never called", async (url) => {
  expect(callable(url)).toBeNull();
  await expect(openEgress()(url)).rejects.toThrow(EgressRefused);
});

test("a name that leads to an address of our own is not called", async () => {
  expect(callable("https://localhost/1")).not.toBeNull();
  await expect(openEgress()("https://localhost/1")).rejects.toThrow(EgressRefused);
});

const server = createServer((request, response) => {
  if (request.url === "/redirect") response.writeHead(302, { location: "/" }).end();
  else if (request.url === "/endless") response.end("x".repeat(2_000));
  else if (request.url === "/") response.end("here");
});
let origin = "";
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("a peer of a test is called; no redirect is followed, nothing endless is read, nobody is waited for forever", async () => {
  const egress = openEgress(new Set([origin]));
  expect(String((await egress(`${origin}/`)).body)).toBe("here");
  expect((await egress(`${origin}/redirect`)).status).toBe(302);
  await expect(egress(`${origin}/endless`, { mostBytes: 1_000 })).rejects.toThrow("too long");
  await expect(egress(`${origin}/silent`, { timeoutMs: 50 })).rejects.toThrow();
});
