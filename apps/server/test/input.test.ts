import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestMember, type TestServer, testServer } from "../src/testing/index.ts";

const fixture = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, "fixtures", name), "utf8"));
let server: TestServer;
let [sender, recipient]: TestMember[] = [];
beforeAll(async () => {
  server = await testServer();
  const tenant = await server.makeTenant();
  [sender, recipient] = [await tenant.member({ role: "admin" }), await tenant.member()];
});
afterAll(() => server.close());

const fetchRaw = (body: BodyInit, call = "/recognition/recognitions", method = "POST") =>
  server.server.request(`http://localhost:3000/api${call}`, {
    method,
    headers: { authorization: `Bearer ${sender?.token}`, "content-type": "application/json" },
    body,
  });
const recognition = (over: Record<string, unknown> = {}) => ({
  status: "published",
  message: "Thank you",
  amount: 0,
  sendTo: [{ id: recipient?.id, type: "tenantMember" }],
  qualityIds: [],
  tenantWide: true,
  ...over,
});

test.each(Object.entries(fixture("json-test-suite.json") as Record<string, string>))(
  "%s breaks nothing",
  async (_, base64) => {
    const response = await fetchRaw(Buffer.from(base64, "base64"));
    const body = await response.json();
    expect([response.status, body.error]).toEqual([400, "ValidationError"]);
  },
);

test("naughty strings are kept as they are or refused at their field", async () => {
  for (const text of fixture("blns.json") as string[]) {
    const sent = await server.request("POST /recognition/recognitions", {
      token: sender?.token,
      body: recognition({ message: `${text}.` }),
    });
    expect([text, sent.status]).toEqual([text, expect.toSatisfy((status) => status === 200 || status === 400)]);
    if (sent.status !== 200) continue;
    const read = await server.request(`GET /recognition/recognitions/${sent.body.id}`, { token: sender?.token });
    expect(read.body.messageText).toBe(sent.body.messageText);
    const found = await server.request(
      `GET /recognition/recipients?search=${encodeURIComponent([...text].slice(0, 30).join("").toWellFormed())}`,
      {
        token: sender?.token,
      },
    );
    expect([text, found.status]).toEqual([text, expect.toSatisfy((status) => status === 200 || status === 400)]);
  }
});

test.each([
  ['"amount":1.0', "amount"],
  ['"amount":1e2', "amount"],
  ['"amount":0.5', "amount"],
  ['"amount":9007199254740993', "amount"],
  ['"amount":-1', "amount"],
  ['"amount":"5"', "amount"],
  ['"message":"a\\u0000b"', "message"],
  ['"message":"\\ud800"', "message"],
  ['"extra":1', "extra"],
])("%s is refused at %s", async (part, path) => {
  const { [path]: _, ...rest } = recognition() as Record<string, unknown>;
  const response = await fetchRaw(`${JSON.stringify(rest).slice(0, -1)},${part}}`);
  const body = await response.json();
  expect([response.status, body.error, body.details[0].path]).toEqual([400, "ValidationError", path]);
});

test("a number with a dot inside a text is a text", async () => {
  const { status } = await server.request("POST /recognition/recognitions", {
    token: sender?.token,
    body: recognition({ message: "1.5e3 thanks" }),
  });
  expect(status).toBe(200);
});

test("a body that is not UTF-8, or too large without a content-length, is refused", async () => {
  expect((await fetchRaw(new Uint8Array([0x7b, 0xff, 0x7d]))).status).toBe(400);
  const endless = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(100_000).fill(32));
    },
  });
  const response = await server.server.request(
    new Request("http://localhost:3000/api/recognition/recognitions", {
      method: "POST",
      headers: { authorization: `Bearer ${sender?.token}`, "content-type": "application/json" },
      body: endless,
      duplex: "half",
    } as RequestInit),
  );
  expect(response.status).toBe(413);
});

test("unknown addresses and methods are 404 in JSON", async () => {
  for (const call of [
    "GET /nothing",
    "PATCH /apps",
    "GET /recognition",
    "GET /../etc/passwd",
    "GET /recognition/recognitions/%00",
  ]) {
    const { status, body } = await server.request(call, { token: sender?.token });
    expect([call, status < 500, typeof body.error]).toEqual([call, true, "string"]);
  }
});
