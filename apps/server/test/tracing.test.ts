import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../src/testing/index.ts";
import { startTracing } from "../src/tracing.ts";

interface Sent {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}
interface Export {
  resourceSpans: { scopeSpans: { spans: Sent[] }[] }[];
}

/** A collector as they are: takes JSON by OTLP over HTTP. */
const received: string[] = [];
const collector = createServer((request, response) => {
  void text(request).then((body) => {
    if (request.url === "/v1/traces") received.push(body);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
});
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await new Promise<void>((ready) => collector.listen(0, "127.0.0.1", ready));
});
afterAll(async () => {
  await server.close();
  collector.close();
});

const spans = () =>
  received
    .flatMap((body) => (JSON.parse(body) as Export).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
const of = ({ attributes }: Sent, key: string) => {
  const value = attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

test("a request, its transaction and the jobs that follow are one trace, without a word of anybody", async () => {
  const { port } = collector.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}/`;
  const end = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ROLE: "all" });
  const tenant = await server.makeTenant();
  const [ann, bob] = [await tenant.member(), await tenant.member({ firstName: "Bartholomew" })];
  const sendTo = [{ type: "tenantMember", id: bob.id }];
  const body = { status: "published", message: "Marvellous", amount: 0, sendTo, qualityIds: [], tenantWide: true };
  const send = { token: ann.token, host: tenant.id, body };
  expect((await server.request("POST /recognition/recognitions", send)).status).toBe(200);
  expect((await server.request("GET /recognition/recognitions/none", { token: ann.token })).status).toBe(400);
  expect(await server.runJobs()).toBeGreaterThan(0);
  await end();

  const all = spans();
  const request = all.find(({ name }) => name === "POST /recognition/recognitions");
  if (!request) throw new Error("the request left no span");
  expect([of(request, "http.route"), of(request, "http.response.status_code"), of(request, "plaudit.tenant")]).toEqual([
    "POST /recognition/recognitions",
    200,
    tenant.id,
  ]);
  expect(request.parentSpanId).toBeFalsy();
  const inside = (parent: Sent) => all.filter(({ parentSpanId }) => parentSpanId === parent.spanId);
  const [transaction, ...more] = inside(request);
  if (!transaction) throw new Error("the transaction left no span");
  expect([transaction.name, of(transaction, "plaudit.round_trips"), more]).toEqual([
    "transaction app_user",
    expect.any(Number),
    [],
  ]);
  const jobs = inside(transaction);
  expect(jobs.map(({ name }) => name)).toContain("job recognition.changed");
  for (const job of jobs) {
    expect([job.traceId, of(job, "plaudit.tenant")]).toEqual([request.traceId, tenant.id]);
    expect(inside(job)[0]?.name).toMatch(/^transaction /);
  }
  const refused = all.find(({ name }) => name === "GET /recognition/recognitions/{id}");
  expect([refused && of(refused, "http.response.status_code"), refused?.traceId === request.traceId]).toEqual([
    400,
    false,
  ]);
  expect(received.join()).not.toMatch(/Marvellous|Bartholomew|@|authorization/i);
  expect(received.join()).not.toContain(ann.token);
});

test("without an address nothing is kept", async () => {
  const before = received.length;
  const end = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: undefined, ROLE: "all" });
  await server.request("GET /apps");
  await end();
  expect(received).toHaveLength(before);
});
