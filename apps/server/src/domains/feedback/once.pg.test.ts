import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { world } from "../../testing/world.ts";

const code = "7K3M-Q9TB-X2NF-4HWC";
const text = "The lamps in stairwell B are dark";
const eight = Array.from({ length: 8 });

test("the same code sent eight times at once is one thread, and the same message one message", async () => {
  const w = await world();
  const admin = await w.person("Ada", { role: "admin" });
  const author = await w.person("Ann");
  const sent = await Promise.all(eight.map(() => author.post("/feedback/anonymous", { text, code })));
  expect(sent.map(({ status }) => status)).toEqual(eight.map(() => 204));
  const again = { code, id: randomUUID(), text: "And the second floor" };
  const written = await Promise.all(eight.map(() => author.post("/feedback/anonymous/messages", again)));
  expect(written.map(({ status }) => status)).toEqual(eight.map(() => 200));
  const { body } = await admin.get("/feedback/feedback");
  expect(body.total).toBe(1);
  expect(body.results[0].messages).toHaveLength(2);
});

test("answers that are written at once are all there, each in its place", async () => {
  const w = await world();
  const admins = [await w.person("Ada", { role: "admin" }), await w.person("Ben", { role: "admin" })] as const;
  const author = await w.person("Ann");
  const { body: thread } = await author.post("/feedback/feedback", { text });
  const path = `/feedback/feedback/${thread.id}`;
  const answered = await Promise.all(
    eight.map((_, n) => (admins[n % 2] ?? author).post(`${path}/messages`, { text: `Answer ${n}` })),
  );
  expect(answered.map(({ status }) => status)).toEqual(eight.map(() => 200));
  const { body } = await author.get(path);
  expect(body.messages.map((message: { text: string }) => message.text).toSorted()).toEqual(
    [text, ...eight.map((_, n) => `Answer ${n}`)].toSorted(),
  );
});
