import { expect, test } from "vitest";
import { renderAwardMail } from "./award.ts";

const mail = {
  language: "en",
  tenant: { name: "Acme", url: "http://acme.localhost:3000", brandColor: "#14594a", pointTerms: null },
  recipient: { firstName: "Lena" },
  sender: { id: "1", firstName: "Maya", lastName: "<b>", name: "Maya <b>", jobTitle: "Nurse", avatarUrls: null },
  award: "First <i>light",
  message: {
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text: "<script>alert(1)</script>" }] }],
  },
  amount: 25,
  link: "http://acme.localhost:3000/award/1",
} as const;
const render = (change: object = {}) =>
  renderAwardMail({ ...mail, ...change } as unknown as Parameters<typeof renderAwardMail>[0]);

test("it says which award, from whom, and their words, in both forms", () => {
  const { html, text, subject } = render();
  expect(subject).toBe("Maya <b> gave you an award: First <i>light");
  for (const said of ["Maya <b> gave you an award, Lena", "First <i>light", "<script>", "25 points for you", mail.link])
    expect(text).toContain(said);
  expect(html).toContain('src="cid:picture"');
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).not.toMatch(/<script>|Maya <b>|<i>light/);
});

test("one that was won names nobody as its sender", () => {
  const { html, text, subject } = render({ sender: null });
  expect(subject).toBe("You won an award: First <i>light");
  expect(html + text).not.toMatch(/Maya|Nurse/);
});

test("without points nothing of them remains", () => {
  expect(render({ amount: 0 }).text).not.toMatch(/points/);
});

test.each([
  ["fr", "Maya <b> vous a remis un prix, Lena", "25 points pour vous"],
  ["ar", "جائزة يا ", "25 نقطة لك"],
])("it speaks the recipient's language: %s", (language, title, points) => {
  const { text, html } = render({ language });
  expect(text).toContain(title);
  expect(text).toContain(points);
  expect(html).toContain(`lang="${language}"`);
});
