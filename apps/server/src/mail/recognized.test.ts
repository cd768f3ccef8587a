import { expect, test } from "vitest";
import { renderRecognizedMail } from "./recognized.ts";

const mail = {
  language: "en",
  tenant: { name: "Acme", url: "http://acme.localhost:3000", brandColor: "#14594a", pointTerms: null },
  recipient: { firstName: "Lena" },
  sender: { id: "1", firstName: "Maya", lastName: "<b>", name: "Maya <b>", jobTitle: null, avatarUrls: null },
  message: {
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text: "<script>alert(1)</script>" }] }],
  },
  qualities: [{ id: "q", name: "Shows up", color: 35, motif: "sunrise", valueId: "v", position: 0, archivedAt: null }],
  amount: 25,
  link: "http://acme.localhost:3000/recognitions/1",
} as const;
const render = (change: object = {}) =>
  renderRecognizedMail({ ...mail, ...change } as unknown as Parameters<typeof renderRecognizedMail>[0]);

test("what people wrote stays text", () => {
  const { html, text } = render();
  expect(html).not.toMatch(/<script>|Maya <b>/);
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(text).toContain("<script>alert(1)</script>");
});

test("where it is chosen is in both forms", () => {
  const { html, text } = render();
  expect(text).toContain("http://acme.localhost:3000/settings/notifications");
  expect(html).toContain('href="http://acme.localhost:3000/settings/notifications"');
});

test("without points nothing of them remains", () => {
  expect(render().text).toContain("25 points for you");
  expect(render({ amount: 0 }).text).not.toMatch(/points/);
});

test("it speaks the recipient's language, right to left where that runs so", () => {
  const { html, subject } = render({ language: "ar" });
  expect(html).toContain('lang="ar" dir="rtl"');
  expect(subject).toContain("شكرك");
  expect(render({ language: "fr" }).text).toContain("25 points pour vous");
});

test("the tenant's own word for points is used", () => {
  const pointTerms = { en: { singular: "star", plural: "stars" } };
  expect(render({ tenant: { ...mail.tenant, pointTerms } }).text).toContain("25 stars for you");
});
