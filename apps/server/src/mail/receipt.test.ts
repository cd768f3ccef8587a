import { expect, test } from "vitest";
import { renderReceiptMail } from "./receipt.ts";

const tenant = {
  ...{ name: "Acme", url: "http://acme.localhost:3000", brandColor: "#14594a", pointTerms: null },
  timezone: "Europe/Amsterdam",
};
const redemption = {
  ...{ id: "01a2087d-3920-7e46-8831-8d8405dc4f44", reward: "<b>Rail</b> credit", provider: "From Acme" },
  ...{ points: 520, faceValue: 20_00, fee: 1_00, currency: "EUR", createdAt: new Date("2026-11-23T23:30:00Z") },
  tax: "member" as const,
};
const link = `${tenant.url}/rewards/redemption-history`;

test.each([
  ["en", "ltr", ["November 24, 2026", "€20.00", "€1.00", "€5.00", "520 points at €0.05", "€26.00"]],
  ["fr", "ltr", ["24 novembre 2026", "20,00 €", "520 points à 0,05 €", "26,00 €"]],
  ["ar", "rtl", ["2026"]],
] as const)("a receipt has its value and tax line by line in both forms in %s", (language, dir, parts) => {
  const { html, text } = renderReceiptMail({ language, tenant, redemption, worth: "0.05", link, helper: null });
  for (const part of [...parts, redemption.id, link, `${tenant.url}/settings/notifications`]) {
    expect(text.replace(/\s/g, " ")).toContain(part);
    expect(html.replace(/\s/g, " ")).toContain(part);
  }
  expect(html).toContain(`dir="${dir}"`);
  // In the dark its lines are those of the dark.
  expect(html).toMatch(/prefers-color-scheme:dark\).*\.rule\{border-color:#/);
  expect(html).not.toContain("<b>Rail");
});

test("where nobody has said what a point is worth, the receipt has the points alone", () => {
  const { text } = renderReceiptMail({ language: "en", tenant, redemption, worth: null, link, helper: null });
  expect(text).toContain("Paid with: 520 points");
  expect(text).not.toContain("Markup");
});

test("who has left is given whom to write to, and no link that they could not open", () => {
  const helper = { name: "Ada Byron", address: "ada@acme.test" };
  const { text, html } = renderReceiptMail({ language: "en", tenant, redemption, worth: null, link, helper });
  for (const form of [text, html]) {
    expect(form).toContain("mailto:ada@acme.test");
    expect(form).not.toContain(`${tenant.url}/`);
  }
});
