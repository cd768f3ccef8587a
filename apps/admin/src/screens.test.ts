import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Contract, contract } from "@plaudit/api/contract.ts";
import { languages } from "@plaudit/i18n/index.ts";
import { expect, test } from "vitest";
import { firstTexts } from "./lib/first-texts.ts";
import { groups } from "./lib/screen.ts";
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
] as const satisfies [string, keyof Contract][])("%s opens with the permission to save it", (id, endpoint) => {
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

/** Later screens may be added between these. */
const among = (ids: readonly string[], names: readonly string[]) => ids.filter((id) => names.includes(id));

test("the menu has the screens of each group in their order", () => {
  const shown = navItems.flatMap(({ group, items }) => items.map(({ id, menu }) => ({ id, group, menu })));
  expect(shown.map(({ id }) => id).toSorted()).toEqual(
    screens.flatMap(({ id, menu }) => (menu ? [id] : [])).toSorted(),
  );
  const placed = shown.map(({ menu }) => [groups.indexOf(menu?.group ?? "people"), menu?.order ?? 0] as const);
  expect(placed).toEqual(placed.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
  const entries = ["people members", "platform branding", "platform localization", "platform values", "tools channels"];
  const listedEntries = shown.map(({ id, group }) => `${group} ${id}`);
  expect(among(listedEntries, entries)).toEqual(entries);
});

test("the log is found by the command menu, not in the menu", () => {
  expect([listed("logs")?.menu, listed("logs")?.command]).toEqual([undefined, "open"]);
});

test("the command menu adds in the order of the menu", () => {
  const adding = commandLinks.flatMap(({ id, command }) => (command === "add" ? [id] : []));
  const entries = ["member-new", "team-new", "value-new", "channel-new"];
  expect(among(adding, entries)).toEqual(entries);
});

test("a path is written with its parameters", () => {
  expect(pathTo("values")).toBe("/values");
  expect(pathTo("team-edit", { id: "01a1" })).toBe("/team/01a1/edit");
});

test("every namespace that is shown comes with the first screen, with a screen of its own, or by its name", () => {
  const loaded = new Set<string>([...firstTexts, ...screens.flatMap(({ texts }) => texts)]);
  const shown = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname }).flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), "utf8").matchAll(/useTranslation\("([\w-]+)"\)/g)].map(
      (found) => found[1] ?? "",
    ),
  );
  expect(shown.filter((namespace) => !loaded.has(namespace))).toEqual([]);
});
