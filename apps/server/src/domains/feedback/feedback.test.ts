import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { ownTicks } from "../../jobs/own-ticks.ts";
import { runTick } from "../../jobs/tick.ts";
import { type Person, world } from "../../testing/world.ts";

const code = "7K3M-Q9TB-X2NF-4HWC";
const text = "The lamps in stairwell B are dark";

async function company() {
  const w = await world();
  const admin = await w.person("Ada", { role: "admin" });
  const author = await w.person("Ann");
  const messages = async (who: Person) =>
    (await who.get("/notification/messages")).body.results.map(({ message }: { message: string }) => message);
  /** Runs what waits for the full hour. */
  const hourLater = async () => {
    await w.sql`update schedules set next_run_at = now() - interval '1 second' where tenant_id = ${w.tenantId} and job = 'feedback.announce'`;
    for (const tick of ownTicks)
      if (tick.name === "schedules.due") await runTick(w.server.database, tick, { error: () => undefined } as never);
    await w.drain();
  };
  return { w, admin, author, messages, hourLater };
}

test("feedback under a name is read, answered and closed, and its author is notified", async () => {
  const { w, admin, author, messages } = await company();
  const { body: written } = await author.post("/feedback/feedback", { text });
  expect(written).toMatchObject({ author: { id: author.id }, __permissions__: ["view", "reply"], readAt: null });
  await w.drain();
  expect(await messages(admin)).toEqual(["Ann Test gave feedback"]);
  const path = `/feedback/feedback/${written.id}`;
  expect((await admin.put(`${path}/read`)).status).toBe(204);
  const { body: answered } = await admin.post(`${path}/messages`, { text: "An electrician comes on Thursday" });
  expect(answered).toMatchObject({ readAt: expect.any(String), messages: [{ answer: false, text }, { answer: true }] });
  await w.drain();
  expect(await messages(author)).toEqual(["Ada Test answered your feedback"]);
  await author.post(`${path}/messages`, { text: "It is the second floor too" });
  expect((await admin.get("/feedback/feedback?state=open")).body.results[0]).toMatchObject({ readAt: null });
  await admin.put(`${path}/closed`);
  const refused = await author.post(`${path}/messages`, { text: "Thank you" });
  expect([refused.status, refused.body.key]).toEqual([409, "feedback.closed"]);
  expect((await author.get("/feedback/feedback/my")).body).toMatchObject({ total: 1, results: [{ id: written.id }] });
  expect((await admin.get("/feedback/feedback?state=open")).body.results).toEqual([]);
  const { body: log } = await admin.get(`/audit/events?entityIdIn=${written.id}`);
  expect(log.results.map((event: { action: string }) => event.action)).toEqual(["feedback.close", "feedback.answer"]);
});

test("other members cannot read it, and authors see who can", async () => {
  const { w, admin, author } = await company();
  const other = await w.person("Bob");
  const { body: written } = await author.post("/feedback/feedback", { text });
  expect((await other.get(`/feedback/feedback/${written.id}`)).status).toBe(404);
  expect((await other.get("/feedback/feedback/my")).body.results).toEqual([]);
  expect((await other.get("/feedback/feedback")).status).toBe(403);
  expect((await other.get("/feedback/readers")).body.results).toMatchObject([{ id: admin.id }]);
});

test("a code alone opens an anonymous thread, which can be answered and continued", async () => {
  const { admin, author, messages, hourLater } = await company();
  expect((await author.post("/feedback/anonymous", { text, code })).status).toBe(204);
  await hourLater();
  expect(await messages(admin)).toEqual(["Feedback without a name came in"]);
  const [thread] = (await admin.get("/feedback/feedback")).body.results;
  expect(thread).toMatchObject({ author: null, messages: [{ from: null, text }] });
  await admin.post(`/feedback/feedback/${thread.id}/messages`, { text: "Is it the second floor too?" });
  const typed = code.toLowerCase().replaceAll("-", " ");
  const { body: found } = await author.post("/feedback/anonymous/lookups", { code: typed });
  expect(found.messages).toMatchObject([
    { from: null, text },
    { from: { id: admin.id }, answer: true },
  ]);
  const again = { code, id: randomUUID(), text: "Yes" };
  await author.post("/feedback/anonymous/messages", again);
  expect((await author.post("/feedback/anonymous/messages", again)).body.messages).toHaveLength(3);
  const changed = await author.post("/feedback/anonymous/messages", { ...again, text: "Yes, on the second floor" });
  expect([changed.status, changed.body.key]).toEqual([409, "feedback.otherWords"]);
  await hourLater();
  expect(await messages(author)).toEqual([]);
  await admin.put(`/feedback/feedback/${thread.id}/closed`);
  const late = await author.post("/feedback/anonymous/messages", { ...again, id: randomUUID() });
  expect([late.status, late.body.key]).toEqual([409, "feedback.closed"]);
  expect((await author.get("/feedback/feedback/my")).body.results).toEqual([]);
  expect((await author.get(`/feedback/feedback/${thread.id}`)).status).toBe(404);
});

test("sent twice, it is stored once; an unknown code opens nothing, and neither does another company's", async () => {
  const { w, admin, author } = await company();
  for (const _ of [1, 2]) expect((await author.post("/feedback/anonymous", { text, code })).status).toBe(204);
  const changed = await author.post("/feedback/anonymous", { text: `${text} And upstairs.`, code });
  expect([changed.status, changed.body.key]).toEqual([409, "feedback.otherWords"]);
  expect((await admin.get("/feedback/feedback")).body.total).toBe(1);
  const wrong = await author.post("/feedback/anonymous/lookups", { code: "0000-0000-0000-0000" });
  expect([wrong.status, wrong.body.key]).toEqual([404, "feedback.missing"]);
  const elsewhere = await (await company()).author.post("/feedback/anonymous/lookups", { code });
  expect(elsewhere.status).toBe(404);
  const short = await author.post("/feedback/anonymous/lookups", { code: "7K3M" });
  expect([short.status, short.body.details[0].path]).toEqual([400, "code"]);
  await w.drain();
});

test("a reader of feedback who writes anonymously is notified of it like all other readers", async () => {
  const { admin, messages, hourLater } = await company();
  await admin.post("/feedback/anonymous", { text, code });
  await hourLater();
  expect(await messages(admin)).toHaveLength(1);
});

test("what comes without a name is announced at the full hour, so that no time tells who wrote it", async () => {
  const { w, admin, author, messages } = await company();
  await author.post("/feedback/anonymous", { text, code });
  await author.post("/feedback/anonymous/messages", { code, id: randomUUID(), text: "Yes" });
  await w.drain();
  expect(await messages(admin)).toEqual([]);
  const waiting = await w.sql`
    select extract(epoch from next_run_at)::int % 3600 as past, next_run_at > now() as later from schedules
    where job = 'feedback.announce' and tenant_id = ${w.tenantId}`;
  expect(waiting).toEqual([1, 2].map(() => ({ past: 0, later: true })));
});

test("a thread holds 200 messages and no more, the author's or the company's", async () => {
  const { w, admin, author } = await company();
  await author.post("/feedback/anonymous", { text, code });
  await w.sql`update feedback_threads set message_count = 199 where tenant_id = ${w.tenantId}`;
  const more = () => author.post("/feedback/anonymous/messages", { code, id: randomUUID(), text: "Yes" });
  expect((await more()).status).toBe(200);
  const [thread] = (await admin.get("/feedback/feedback")).body.results;
  for (const late of [await more(), await admin.post(`/feedback/feedback/${thread.id}/messages`, { text })])
    expect([late.status, late.body.key]).toEqual([409, "feedback.full"]);
});
