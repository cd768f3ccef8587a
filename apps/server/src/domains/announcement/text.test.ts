import { expect, test } from "vitest";
import { world } from "../../testing/world.ts";
import { newAnnouncement } from "./test-sample.ts";

const path = "/announcement/announcements";
const doc = (...content: object[]) => ({ type: "doc", content });
const paragraph = (...content: object[]) => ({ type: "paragraph", content });
const text = (words: string, ...marks: object[]) => ({ type: "text", text: words, ...(marks.length > 0 && { marks }) });
const link = (href: string) => text("here", { type: "link", attrs: { href } });

async function writer() {
  const w = await world();
  const admin = await w.person("Ada", { role: "admin" });
  return (body: unknown) => admin.post(path, newAnnouncement("News", { body, status: "draft" }));
}

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "blob:https://example.com/1",
  "//example.com",
  "/admin",
  "https://",
  "https://exa mple.com",
  "https://example.com/\u202e",
  `https://example.com/${"a".repeat(2000)}`,
  "",
])("a link to %j is refused", async (href) => {
  const write = await writer();
  expect((await write(doc(paragraph(link(href))))).status).toBe(400);
});

test.each(["https://example.com/a?b=c#d", "http://example.com", "mailto:people@example.com", "HTTPS://example.com"])(
  "a link to %j is kept",
  async (href) => {
    const write = await writer();
    const body = doc(paragraph(text("Look "), link(href)));
    expect((await write(body)).body.body).toEqual(body);
  },
);

test.each([
  ["raw HTML", doc({ type: "html", content: "<img src=x onerror=alert(1)>" })],
  ["an image", doc({ type: "image", attrs: { src: "x", onerror: "alert(1)" } })],
  ["a mark of its own", doc(paragraph(text("x", { type: "style", attrs: { css: "x" } })))],
  ["an attribute of its own", doc({ type: "heading", attrs: { onclick: "alert(1)" }, content: [text("x")] })],
  [
    "a target of a link",
    doc(paragraph(text("x", { type: "link", attrs: { href: "https://a.example", target: "_self" } }))),
  ],
  [
    "a list of lists",
    doc({ type: "bulletList", content: [{ type: "listItem", content: [{ type: "bulletList", content: [] }] }] }),
  ],
  ["a list of nothing", doc({ type: "orderedList", content: [] })],
  ["a mention", doc(paragraph({ type: "mention", attrs: { id: "0190a000-0000-7000-8000-000000000001", label: "x" } }))],
  ["a string", "<b>Hello</b>"],
])("%s is refused", async (_, body) => {
  const write = await writer();
  expect((await write(body)).status).toBe(400);
});

test.each([
  ["characters", doc(paragraph(text("x".repeat(10_001))))],
  ["lines", doc(...Array.from({ length: 2001 }, () => paragraph(text("x"))))],
  ["pieces", doc(paragraph(...Array.from({ length: 2001 }, () => text("x"))))],
  [
    "list items",
    doc({
      type: "bulletList",
      content: Array.from({ length: 1000 }, () => ({ type: "listItem", content: [paragraph(text("x"))] })),
    }),
  ],
  ["bytes", doc(...Array.from({ length: 60 }, () => paragraph(link(`https://example.com/${"a".repeat(1900)}`))))],
])("too many %s are refused", async (_, body) => {
  const write = await writer();
  const { status, body: answer } = await write(body);
  expect([status, answer.details?.[0]?.message ?? answer.msg]).toEqual([400, "The announcement is too long"]);
});

test("headings, lists, bold words and links are kept, and what is written as HTML is text", async () => {
  const write = await writer();
  const body = doc(
    { type: "heading", content: [text("What to do")] },
    { type: "orderedList", content: [{ type: "listItem", content: [paragraph(text("Pack", { type: "bold" }))] }] },
    paragraph(text("<script>alert(1)</script>"), { type: "hardBreak" }, text("&amp;")),
  );
  const { body: stored } = await write(doc(...body.content, paragraph(), paragraph(text("  "))));
  expect(stored.body).toEqual(body);
  expect(stored.summary).toBe("What to do · Pack <script>alert(1)</script> &amp;");
});
