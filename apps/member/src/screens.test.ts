import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { feedTypes } from "@plaudit/api/entities.ts";
import { languages } from "@plaudit/i18n/index.ts";
import { authPaths } from "@plaudit/ui/app/guards.ts";
import { expect, test, vi } from "vitest";
import { CHUNK } from "./features/card/chunk.ts";
import { firstAuthTexts, firstTexts, laterTexts } from "./lib/first-texts.ts";
import { memberScreens, navItems, screens, signInScreens } from "./screens.ts";

const locales = join(import.meta.dirname, "../../../packages/i18n/locales");
const textsOf = (language: string, namespace: string) =>
  JSON.parse(readFileSync(join(locales, language, `${namespace}.json`), "utf8")).screens ?? {};

test("early requests are written as the client writes them", async () => {
  vi.stubGlobal("addEventListener", () => {});
  const { pathOf } = await import("@plaudit/api/client.ts");
  vi.unstubAllGlobals();
  const home = memberScreens.find(({ id }) => id === "home")?.early;
  expect(home?.map((path) => `/api${path}`)).toEqual([
    pathOf("GET /timeline/items", { query: { pageSize: 20 } }),
    pathOf("GET /timeline/items/pinned"),
    pathOf("GET /recognition/weekly"),
    pathOf("GET /recognition/goal"),
  ]);
  const params = { id: "01a1fcd9" };
  const card = memberScreens.find(({ id }) => id === "card")?.early;
  expect(card?.map((path) => `/api${path.replace(":id", params.id)}`)).toEqual([
    pathOf("GET /card/cards/{id}", { params }),
    pathOf("GET /card/cards/{id}/signatures", { params, query: { pageSize: CHUNK } }),
  ]);
});

test("signing in has the screens that the guards know", () => {
  expect(signInScreens.map(({ path }) => path).toSorted()).toEqual(authPaths.toSorted());
});

test("every screen is a file; those of members have help that leads on, and a name in the menu, in every language", () => {
  const faults: string[] = [];
  for (const { id, module = id, document } of screens)
    if (!existsSync(join(import.meta.dirname, "routes", document ? "sign-in" : "", `${module}.tsx`)))
      faults.push(`${id}: file`);
  const ids = new Set(memberScreens.map(({ id }) => id));
  for (const { id, texts, menu, settings, next } of memberScreens) {
    if (!next || !ids.has(next)) faults.push(`${id} leads to ${next}`);
    for (const language of languages) {
      const own = textsOf(language, texts[0])[id];
      if (!own?.help?.link) faults.push(`${language} ${texts[0]}: help of ${id}`);
      if ((menu || settings) && !own?.menu) faults.push(`${language} ${texts[0]}: menu entry ${id}`);
    }
  }
  expect(faults).toEqual([]);
});

test("the menu has the screens of each group in their order, no two in one place", () => {
  for (const group of ["main", "personal"] as const) {
    const orders = navItems(group).map(({ menu }) => menu.order);
    expect(orders).toEqual([...new Set(orders)].toSorted((a, b) => a - b));
  }
  expect(navItems("main").map(({ id }) => id)).toEqual(expect.arrayContaining(["home", "profile-me"]));
  expect(navItems("personal").map(({ id }) => id)).toEqual(expect.arrayContaining(["settings"]));
});

test("everything that the feed holds has a card", () => {
  const files = readdirSync(join(import.meta.dirname, "routes/feed"));
  expect(files).toEqual(expect.arrayContaining(feedTypes.map((type) => `${type}-feed-card.tsx`)));
});

test("every namespace that is shown comes with the first screen, with a screen of its own, or by its name", () => {
  const loaded = new Set<string>([
    ...firstTexts,
    ...firstAuthTexts,
    ...laterTexts,
    ...screens.flatMap(({ texts }) => texts),
  ]);
  const shown = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname }).flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), "utf8").matchAll(/useTranslation\("([\w-]+)"\)/g)].map(
      (found) => found[1] ?? "",
    ),
  );
  expect(shown.filter((namespace) => !loaded.has(namespace))).toEqual([]);
});
