import { createI18n, type Language } from "@plaudit/i18n";
import { I18nProvider } from "@plaudit/i18n/react.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Recognition } from "./content.ts";
import { Recipients } from "./recipients.tsx";

const person = (name: string, jobTitle: string | null = null): Recognition["sendTo"][number] => ({
  ...{ id: name, type: "tenantMember" },
  displayData: { name, firstName: name, lastName: "", jobTitle, avatarUrls: null, activeMemberCount: null },
});
const drawn = (language: Language, ...sendTo: Recognition["sendTo"]) =>
  renderToStaticMarkup(
    createElement(I18nProvider, {
      i18n: createI18n(language, { tv: {}, common: {} }),
      children: createElement(Recipients, { sendTo, moving: false }),
    }),
  );

test.each([
  ["ar", '<bdi dir="rtl">Rosa وSamuel</bdi>'],
  ["en", '<bdi dir="ltr">Rosa and Samuel</bdi>'],
] as const)("several names are a list in the screen's direction: in %s", (language, names) =>
  expect(drawn(language, person("Rosa"), person("Samuel"))).toContain(names),
);

test("one person has the direction of their name, and what they do", () => {
  const markup = drawn("ar", person("Rosa", "Canteen chef"));
  expect(markup).toContain('<bdi dir="auto">Rosa</bdi>');
  expect(markup).toContain("<bdi>Canteen chef</bdi>");
});
