import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Contract, contract } from "@plaudit/api/contract.ts";
import { languages } from "@plaudit/i18n/index.ts";
import { expect, test } from "vitest";
import { commandLinks, navItems, pathTo, screens } from "./screens.ts";

const locales = join(import.meta.dirname, "../../../packages/i18n/locales");
const textsOf = (language: string, namespace: string) =>
  JSON.parse(readFileSync(join(locales, language, `${namespace}.json`), "utf8")).screens ?? {};
const listed = (id: string) => screens.find((screen) => screen.id === id);

test.each([
  ["channel-new", "POST /tv/channels"],
  ["channel-edit", "PATCH /tv/channels/{id}"],
  ["value-new", "POST /recognition/values"],
  ["value-edit", "PATCH /recognition/values/{id}"],
  ["team-new", "POST /identity/teams"],
  ["team-edit", "PATCH /identity/teams/{id}"],
  ["branding", "PATCH /identity/tenants/current"],
  ["localization", "PATCH /identity/tenants/current"],
] as const satisfies [string, keyof Contract][])("%s opens for whoever may save it", (id, endpoint) => {
  expect(listed(id)?.permission).toBe(contract[endpoint].permission);
});

test("every screen is a file, has help, and a name where a menu shows it, in every language", () => {
  const faults: string[] = [];
  for (const { id, path, module = id, texts } of screens) {
    if (path !== "/" && !existsSync(join(import.meta.dirname, "routes", `${module}.tsx`))) faults.push(`${id}: file`);
    for (const language of languages)
      if (!textsOf(language, texts[0])[id]?.help?.title) faults.push(`${language} ${texts[0]}: help of ${id}`);
  }
  for (const { id, texts } of commandLinks)
    for (const language of languages)
      if (!textsOf(language, texts[0])[id]?.menu) faults.push(`${language} ${texts[0]}: menu entry ${id}`);
  expect(faults).toEqual([]);
});

test("no two screens have the same id, path or place in the menu", () => {
  const unique = (values: unknown[]) => expect(new Set(values).size).toBe(values.length);
  unique(screens.map(({ id }) => id));
  unique(screens.map(({ path }) => path));
  unique(screens.flatMap(({ menu }) => (menu ? [`${menu.group} ${menu.order}`] : [])));
});

test("the menu has the screens of each group in their order", () => {
  expect(navItems.flatMap(({ group, items }) => items.map(({ id }) => `${group} ${id}`))).toEqual([
    "people members",
    "platform branding",
    "platform localization",
    "platform values",
    "tools channels",
  ]);
});

test("the command menu adds in the order of the menu", () => {
  expect(commandLinks.flatMap(({ id, command }) => (command === "add" ? [id] : []))).toEqual([
    "member-new",
    "team-new",
    "value-new",
    "channel-new",
  ]);
});

test("a path is written with its parameters", () => {
  expect(pathTo("values")).toBe("/values");
  expect(pathTo("team-edit", { id: "01a1" })).toBe("/team/01a1/edit");
});
