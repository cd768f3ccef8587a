import { expect, test } from "vitest";
import { world } from "../testing/world.ts";

type Inline = { type: "text"; text: string } | { type: "hardBreak" };
const words = (text: string): Inline => ({ type: "text", text });
const lineBreak: Inline = { type: "hardBreak" };
const doc = (...paragraphs: Inline[][]) => ({
  type: "doc",
  content: paragraphs.map((content) => (content.length > 0 ? { type: "paragraph", content } : { type: "paragraph" })),
});
const spaces = words(" ".repeat(5000));
const many = <T>(count: number, one: T) => Array.from({ length: count }, () => one);

const invisible = [
  "\u200b",
  "\u200c\u200d",
  "\u2060",
  "\ufeff",
  "\u00ad",
  "\u115f\u1160\u3164\uffa0",
  "\u2800",
  "\u{e0041}\u{e007f}",
  "\ufe0f\u{e0100}",
  "\u034f\u180e\u2064",
  " \n\u200b\t",
];

async function setting() {
  const w = await world();
  const [ann, bob] = await w.people("Ann", "Bob");
  const { id } = await w.send(ann, { to: [bob] });
  const to = { amount: 0, sendTo: [{ id: bob.id, type: "tenantMember" }], qualityIds: [], tenantWide: true };
  return {
    w,
    bob,
    thread: `/recognition/recognitions/${id}`,
    send: (message: unknown) => ann.post("/recognition/recognitions", { status: "published", message, ...to }),
    comment: (body: unknown) => bob.post(`/recognition/recognitions/${id}/comments`, { body }),
  };
}

test("what draws nothing is no message, no comment and no reason", async () => {
  const { send, comment, bob, thread } = await setting();
  for (const text of invisible) {
    for (const message of [text, doc([words(text)], [], [lineBreak])]) {
      expect([text, (await send(message)).body.msg]).toEqual([text, "Provide a recognition message"]);
      expect([text, (await comment(message)).body.msg]).toEqual([text, "Write a comment"]);
    }
    expect([text, (await bob.put(`${thread}/flags`, { reason: text })).status]).toEqual([text, 400]);
  }
  expect((await send("❤️")).body.messageText).toBe("❤️");
});

test("trailing blanks are dropped when it is written", async () => {
  const { send, comment } = await setting();
  const padded = doc([words("Thank you"), words("  \u00a0")], [spaces, lineBreak], ...many(100, []));
  const kept = doc([words("Thank you")]);
  expect((await send(padded)).body.message).toEqual(kept);
  expect((await comment(padded)).body.body).toEqual(kept);
  expect((await comment("Line one\n\nLine two \n\n\n")).body.body).toEqual(
    doc([words("Line one")], [], [words("Line two")]),
  );
});

test.each([
  ["blanks inside", doc([words("a"), spaces, words("b")])],
  ["blanks before", doc([spaces, words("b")])],
  [
    "line breaks inside",
    doc([words("a"), ...many(400, lineBreak), words("b")], ...many(20, many(200, lineBreak)), [words("c")]),
  ],
  ["a node for each letter", doc(...many(3, many(400, words("a"))))],
  ["more lines than fit", "x\n".repeat(700)],
  ["blanks in plain words", `a${" ".repeat(9000)}b`],
])("%s are counted", async (_, message) => {
  const { send, comment } = await setting();
  for (const answer of [await send(message), await comment(message)])
    expect([answer.status, answer.body.msg]).toEqual([400, "Your message is too long"]);
});

test("what is stored of the longest message is a few kilobytes", async () => {
  const { w, send } = await setting();
  const { status, body } = await send("🎉".repeat(3000));
  expect(status).toBe(200);
  const [row] = await w.sql`select length(message::text) as size from recognitions where id = ${body.id}`;
  expect(Number(row?.size)).toBeLessThan(32_000);
});
