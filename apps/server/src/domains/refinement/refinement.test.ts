import type { RichText } from "@plaudit/api/rich-words.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { harperRefiner } from "../../adapters/refine/harper.ts";
import { type TestServer, testServer } from "../../testing/index.ts";
import { recognitionTo } from "../../testing/recognition-to.ts";
import { type Answering, failing, hanging, raw, refinePeer, streamed, whole } from "../../testing/refine-peer.ts";
import { type Person, type World, world } from "../../testing/world.ts";

let peer: Awaited<ReturnType<typeof refinePeer>>;
const harper = harperRefiner();
beforeAll(async () => {
  peer = await refinePeer(whole((text) => text));
});
afterAll(() => {
  peer.close();
  harper.close();
});

const features = ["points", "refine-recognition"];
let w: World;
let ann: Person;
let bob: Person;
beforeEach(async () => {
  w = await world({ features });
  [ann, bob] = await w.people("Ann", "Bob");
  w.server.services.refiner = harper;
});

const text = (words: string) => ({ type: "text" as const, text: words });
const at = (who: Person) => ({ type: "mention" as const, attrs: { id: who.id, label: who.name } });
const doc = (...paragraphs: object[][]): RichText =>
  ({ type: "doc", content: paragraphs.map((content) => ({ type: "paragraph", content })) }) as RichText;

const refine = (input: RichText | string, who = ann, sessionId = "session") =>
  who.post("/refinement/refinements", { input, sessionId });
async function byService(answering: Answering, input: RichText | string) {
  peer.answerBy(answering);
  w.server.services.refiner = peer.refiner();
  return refine(input);
}
const rowsOf = (who: Person) =>
  w.sql`select id, session_id, host, status from refinements where tenant_id = ${w.tenantId} and member_id = ${who.id} order by id`;
const send = (over: object, who = ann) => who.post("/recognition/recognitions", recognitionTo(bob, over));

test("a message comes back in better words, and a recognition carries the refinement that only its sender sees", async () => {
  const { status, body } = await refine(doc([text("Thank you "), at(bob), text(" for teh help.")]));
  expect([status, body.output]).toEqual([200, doc([text("Thank you "), at(bob), text(" for the help.")])]);
  const sent = await send({ message: body.output, refinementId: body.refinementId });
  expect(sent.body).toMatchObject({
    refinementId: body.refinementId,
    messageText: "Thank you @Bob Test for the help.",
  });
  const seenBy = async (who: Person) => (await who.get(`/recognition/recognitions/${sent.body.id}`)).body.refinementId;
  expect([await seenBy(ann), await seenBy(bob)]).toEqual([body.refinementId, null]);
  expect(await rowsOf(ann)).toMatchObject([{ id: body.refinementId, status: "published", host: null }]);
});

test("a message in which nothing is found stays as it is, and nothing is kept of it", async () => {
  const written = doc([text("Thank you for the help.")], [], [text("It was great.")]);
  const expected = { ...written, content: [written.content[0], { type: "paragraph" }, written.content[2]] };
  expect((await refine(written)).body).toEqual({ refinementId: null, output: expected });
  expect(await rowsOf(ann)).toEqual([]);
});

test("where a message goes is said before it goes", async () => {
  expect((await ann.get("/refinement/service")).body).toEqual({ host: null });
  w.server.services.refiner = peer.refiner();
  expect((await ann.get("/refinement/service")).body).toEqual({ host: "127.0.0.1" });
});

test("a service is sent the words without the names of who is mentioned; nothing of them is stored", async () => {
  const { body } = await byService(
    streamed((words) => words.replace("thx", "Thank you")),
    doc([text("thx "), at(bob), text(", and also "), at(ann)]),
  );
  expect(body.output).toEqual(doc([text("Thank you "), at(bob), text(", and also "), at(ann)]));
  expect(JSON.stringify(peer.asked.at(-1)?.body)).not.toMatch(/Bob|Ann|Test|[0-9a-f]{8}-/);
  expect(await rowsOf(ann)).toMatchObject([{ id: body.refinementId, host: "127.0.0.1", status: "draft" }]);
  const [stored] = await w.sql`select to_jsonb(r)::text as row from refinements r where tenant_id = ${w.tenantId}`;
  expect(stored?.row).not.toMatch(/thx|Thank/);
});

const signs = (words: string) => words.match(/\[\[\w+\]\]/g) ?? [];
test.each<[string, (words: string) => string, (b: Person, a: Person) => RichText]>([
  [
    "drops them",
    (words) => words.replace(/ \[\[.*?\]\]/g, ""),
    (b, a) => doc([text("Hi "), at(b)], [text("Bye "), at(a)]),
  ],
  ["moves them", (words) => `${signs(words)[1]} and ${signs(words)[0]}`, (b, a) => doc([at(a), text(" and "), at(b)])],
  ["repeats them", (words) => `${words}${signs(words)[0]}`, (b, a) => doc([text("Hi "), at(b)], [text("Bye "), at(a)])],
  [
    "invents others",
    (words) => words.replace(/\[\[\w+0\]\]/, "$& $&").replace("Bye", `Bye ${signs(words)[0]?.replace("0]]", "7]]")}`),
    (b, a) => doc([text("Hi "), at(b), text(" ")], [text("Bye  "), at(a)]),
  ],
])("who is mentioned stays, also if a service %s", async (_, answer, expected) => {
  const input = doc([text("Hi "), at(bob)], [text("Bye "), at(ann)]);
  const { status, body } = await byService(whole(answer), input);
  expect([status, body.output]).toEqual([200, expected(bob, ann)]);
});

test("markup in an answer is words, and control characters are nothing", async () => {
  const hostile = "<img src=x onerror=alert(1)><script>alert(1)</script>\u0000\u001b[31m [x](javascript:alert(1))";
  const { body } = await byService(
    whole(() => hostile),
    "Thank you",
  );
  expect(body.output).toEqual(
    doc([text("<img src=x onerror=alert(1)><script>alert(1)</script>[31m [x](javascript:alert(1))")]),
  );
});

test.each<[string, Answering, string]>([
  ["fails", failing(500), "Refining does not work"],
  ["answers with broken JSON", raw("{"), "could not be used"],
  ["answers with nothing", whole(() => " \n "), "could not be used"],
  ["answers with more than a message may have", whole(() => "x".repeat(3_001)), "could not be used"],
  ["answers with a megabyte", whole(() => "x".repeat(1_048_576)), "Refining does not work"],
])("a service that %s is a refusal with a sentence, and nothing is kept", async (_, answering, sentence) => {
  const { status, body } = await byService(answering, "Thank you");
  expect([status, body.error]).toEqual([503, "Unavailable"]);
  expect(body.msg).toContain(sentence);
  expect(await rowsOf(ann)).toEqual([]);
});

test("while a service hangs, recognitions are sent, and neither connection nor key is held", async () => {
  peer.answerBy(hanging);
  w.server.services.refiner = peer.refiner(60_000);
  const before = peer.asked.length;
  const gone = new AbortController();
  const options = { method: "POST", headers: {} as Record<string, string>, signal: gone.signal };
  options.headers = {
    authorization: `Bearer ${ann.token}`,
    "content-type": "application/json",
    "idempotency-key": "k",
  };
  const asking = w.server.server.request("/api/refinement/refinements", {
    ...options,
    body: JSON.stringify({ input: "Thank you", sessionId: "s" }),
  });
  await expect.poll(() => peer.asked.length).toBe(before + 1);
  expect((await send({})).status).toBe(200);
  expect(await w.sql`select key from idempotency_keys where tenant_id = ${w.tenantId} and key = 'k'`).toEqual([]);
  gone.abort();
  expect((await asking).status).toBe(503);
  await expect.poll(() => peer.abandoned).toBeGreaterThan(0);
  expect(await rowsOf(ann)).toEqual([]);
});

test("another language than English is refused at the message where only the checker is there", async () => {
  const { status, body } = await refine("Merci beaucoup pour ton aide précieuse hier soir, vraiment.");
  expect([status, body.details]).toMatchObject([400, [{ path: "input", message: expect.stringContaining("English") }]]);
});

test("an empty message and one that is too long are refused", async () => {
  expect((await refine(" ")).body.details).toMatchObject([{ path: "input", message: "Provide a recognition message" }]);
  expect((await refine("x".repeat(3_001))).body.details).toMatchObject([{ message: "Your message is too long" }]);
});

test("a company without the feature has none", async () => {
  await w.sql`update tenants set features = '{points}' where id = ${w.tenantId}`;
  expect((await refine("Thank you for teh help.")).status).toBe(403);
});

test("undoing deletes the refinement; nobody else's, and none that was sent", async () => {
  const { refinementId } = (await refine("Thank you for teh help.")).body;
  const path = `/refinement/refinements/${refinementId}`;
  expect((await bob.delete(path)).status).toBe(404);
  expect((await ann.delete(path)).status).toBe(204);
  expect((await ann.delete(path)).status).toBe(404);
  const other = (await refine("Thank you for teh help.")).body.refinementId;
  await send({ refinementId: other });
  expect((await ann.delete(`/refinement/refinements/${other}`)).status).toBe(409);
});

test("what was tried besides while a message was written goes when it is sent", async () => {
  await refine("Thank you for teh help.");
  const { refinementId } = (await refine("Thank you for teh great help.")).body;
  const elsewhere = (await refine("Thank you for teh help.", ann, "another")).body.refinementId;
  await send({ refinementId });
  expect((await rowsOf(ann)).map((row) => [row.id, row.status])).toEqual([
    [refinementId, "published"],
    [elsewhere, "draft"],
  ]);
});

test("a draft keeps its refinement until it is sent, and an edit may carry another", async () => {
  const { refinementId } = (await refine("Thank you for teh help.")).body;
  const draft = (await send({ status: "draft", refinementId })).body;
  expect(draft).toMatchObject({ status: "draft", refinementId });
  const path = `/recognition/recognitions/${draft.id}`;
  const sent = (await ann.patch(path, recognitionTo(bob, { refinementId }))).body;
  expect(sent).toMatchObject({ status: "published", refinementId });
  const second = (await refine("Thank you so much for teh help.")).body.refinementId;
  const edited = await ann.patch(path, recognitionTo(bob, { message: "Thank you so much", refinementId: second }));
  expect(edited.body.refinementId).toBe(second);
});

test("a refinement of somebody else, or one that is gone, is left out of what is sent", async () => {
  const { refinementId } = (await refine("Thank you for teh help.", bob)).body;
  const gone = (await refine("Thank you for teh help.")).body.refinementId;
  await ann.delete(`/refinement/refinements/${gone}`);
  for (const id of [refinementId, gone]) expect((await send({ refinementId: id })).body.refinementId).toBeNull();
  expect(await rowsOf(bob)).toMatchObject([{ status: "draft" }]);
});

test("one person refines some thirty times in ten minutes, and the words are in no log", async () => {
  const lines: string[] = [];
  const limited: TestServer = await testServer({ limited: true, logged: (line) => lines.push(line) });
  try {
    limited.services.refiner = peer.refiner();
    peer.answerBy(failing(500));
    const tenant = await limited.makeTenant({ features });
    const { token } = await tenant.member();
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) {
      const body = { input: "Confidential words", sessionId: "s" };
      statuses.push((await limited.request("POST /refinement/refinements", { token, body })).status);
    }
    expect(statuses.slice(-2)).toEqual([503, 429]);
    expect((await limited.request("GET /recognition/goal", { token })).status).toBe(200);
    expect(lines.join("")).toContain("a message was not refined");
    expect(lines.join("")).not.toMatch(/Confidential|sk-key/);
  } finally {
    await limited.close();
  }
});
