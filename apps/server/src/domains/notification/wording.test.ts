import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { subjectTypes } from "@plaudit/api/entities.ts";
import { languages } from "@plaudit/i18n/index.ts";
import { expect, test } from "vitest";
import { notificationKinds } from "../../registry.ts";
import type { NotificationParams } from "./kinds.ts";
import { presentKinds } from "./present-settings.ts";
import { reachOf } from "./rules/channels.ts";
import { mailWordsOf, wordingFor } from "./wording.ts";

const tenant = { features: ["points"], pointTerms: null };
const all: NotificationParams[] = [
  { kind: "recognised", amount: 0 },
  { kind: "recognised", amount: 25 },
  { kind: "mentioned", in: "recognition" },
  { kind: "mentioned", in: "comment" },
  ...subjectTypes.flatMap((on): NotificationParams[] => [
    { kind: "comment", on, as: "sent" },
    { kind: "comment", on, as: "received" },
    { kind: "comment", on, as: "followed" },
    ...([0, 1, 2, 3, 11, 100] as const).flatMap((count): NotificationParams[] => [
      { kind: "reaction", on, as: "sent", count },
      { kind: "reaction", on, as: "received", count },
      { kind: "reaction", on, as: "comment", count },
    ]),
    { kind: "endorsed", on, as: "sent", amount: 5 },
    { kind: "endorsed", on, as: "received", amount: 1 },
  ]),
];

test.each(languages)("every kind has a sentence in %s", (language) => {
  const word = wordingFor(language, tenant);
  for (const params of all) {
    const sentence = word(params, "Ada");
    expect(sentence).toContain("Ada");
    expect(sentence).not.toMatch(/[{}$]|undefined|subject|[a-z][A-Z]\w*_/);
  }
});

test("points are counted, and called what the tenant calls them", () => {
  expect(wordingFor("en", tenant)({ kind: "recognised", amount: 1 }, "Ada")).toBe("Ada recognized you with 1 point");
  const stars = { ...tenant, pointTerms: { en: { singular: "star", plural: "stars" } } };
  expect(wordingFor("en", stars)({ kind: "recognised", amount: 1200 }, "Ada")).toBe(
    "Ada recognized you with 1,200 stars",
  );
  expect(wordingFor("en", { ...tenant, features: [] })({ kind: "recognised", amount: 25 }, "Ada")).toBe(
    "Ada recognized you",
  );
});

test("a name is only a name", () => {
  const name = "$t(points:term) {{n}} <b>";
  expect(wordingFor("en", tenant)({ kind: "recognised", amount: 2 }, name)).toBe(
    `${name} recognized you with 2 points`,
  );
});

test.each(languages)("every kind that a domain lists has a name in %s", (locale) => {
  const groups = presentKinds({ actor: { locale, role: "admin" }, tenant }, notificationKinds);
  expect(groups.flatMap(({ kinds }) => kinds)).toHaveLength(Object.keys(notificationKinds).length);
  for (const name of groups.flatMap((group) => [group.name, ...group.kinds.map((kind) => kind.name)]))
    expect(name).not.toMatch(/[{}$:]|\w\.\w|[a-z][A-Z]/);
});

test.each(languages)(
  "a mail has a button of its own where its domain names it, and no value stands open in %s",
  (language) => {
    const locales = join(import.meta.dirname, "../../../../../packages/i18n/locales", language);
    const named = readdirSync(locales).flatMap((file) => {
      const { notificationMail = {}, notification } = JSON.parse(readFileSync(join(locales, file), "utf8"));
      return Object.keys(notificationMail).map((kind) => ({ of: file.replace(".json", ""), kind, notification }));
    });
    expect(named.length).toBeGreaterThan(0);
    for (const { of, kind, notification } of named) {
      expect(Object.keys(notification).some((key) => key === kind || key.startsWith(`${kind}_`))).toBe(true);
      const words = mailWordsOf(language, tenant, { kind: `${of}.${kind}`, card: "Thanks", date: "2027-05-05" });
      expect(words?.action).toMatch(/\S/);
      expect(`${words?.action}${words?.note}`).not.toMatch(/[{}$]/);
    }
    expect(mailWordsOf(language, tenant, { kind: "mentioned", in: "comment" })).toBeNull();
  },
);

test("every notification that has a sentence is listed by its domain", () => {
  const locales = join(import.meta.dirname, "../../../../../packages/i18n/locales/en");
  for (const file of readdirSync(locales)) {
    const { notification = {} } = JSON.parse(readFileSync(join(locales, file), "utf8"));
    for (const kind of Object.keys(notification).map((key) => key.replace(/_(one|other)$/, "")))
      expect(reachOf(notificationKinds, `${file.replace(".json", "")}.${kind}`).inApp).toBe(true);
  }
});
