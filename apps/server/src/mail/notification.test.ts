import { expect, test } from "vitest";
import { renderNotificationMail } from "./notification.ts";

const tenant = { name: "Acme", url: "http://acme.localhost:3000", brandColor: "#14594a", pointTerms: null };

test.each([
  ["en", "ltr"],
  ["fr", "ltr"],
  ["ar", "rtl"],
] as const)("what it is about and where it is chosen are in both forms of the message in %s", (language, dir) => {
  const link = `${tenant.url}/recognitions/1`;
  const { html, text } = renderNotificationMail({ language, tenant, message: "<b>", link });
  for (const url of [link, `${tenant.url}/settings/notifications`]) {
    expect(text).toContain(url);
    expect(html).toContain(`href="${url}"`);
  }
  expect(html).toContain(`dir="${dir}"`);
  expect(html).not.toContain("<b>");
});

test("what a domain says besides stands in both forms, in the company's color, under a button of its own", () => {
  const words = { note: "It opens on <May 5>", action: "Sign the card" };
  const { html, text } = renderNotificationMail({
    language: "en",
    tenant,
    message: "Sign it",
    words,
    link: tenant.url,
  });
  expect(text).toContain("It opens on <May 5>");
  expect(html).toMatch(/It opens on &lt;May 5&gt;.*>Sign the card</s);
  expect(html).toContain('class="a0"');
});
