import { expect, test } from "vitest";
import { renderRecoveryMail } from "./recovery.ts";

const tenant = { name: "Acme <& Co>", url: "http://acme.localhost:3000", brandColor: "#7a1f5c", pointTerms: null };
const link = "http://acme.localhost:3000/new-password?token=a.b&x=1";
const render = (language: "en" | "fr" | "ar") =>
  renderRecoveryMail({ language, tenant, recipient: { firstName: "Lena" }, link });

test.each(["en", "fr", "ar"] as const)(
  "the link is in both forms of the message in %s, and no key is left without words",
  (language) => {
    const { subject, html, text } = render(language);
    expect(text.split("\n")).toContain(link);
    expect(html).toContain('href="http://acme.localhost:3000/new-password?token=a.b&amp;x=1"');
    expect(html).toContain("Acme &lt;&amp; Co&gt;");
    for (const part of [subject, html, text]) expect(part).not.toMatch(/recovery\.|\{\{|undefined/);
  },
);
