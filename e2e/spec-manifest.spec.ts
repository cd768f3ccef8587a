import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createI18n } from "@plaudit/i18n";
import { calls, routes, texts } from "./spec-manifest.ts";
import { call } from "./support/api.ts";
import { expect, hosts, signIn, test } from "./support/test.ts";

const root = resolve(import.meta.dirname, "..");
const built = (marks: Record<string, { built: boolean }>) => Object.keys(marks).filter((key) => marks[key]?.built);
const absent = (marks: Record<string, { built: boolean }>) => Object.keys(marks).filter((key) => !marks[key]?.built);

/** Every text of English, with its placeholders filled by their own names, as the specification writes them. */
function englishTexts(): Set<string> {
  const folder = join(root, "packages/i18n/locales/en");
  const all = Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace(".json", ""),
      JSON.parse(readFileSync(join(folder, file), "utf8")),
    ]),
  ) as Record<string, object>;
  const i18n = createI18n("en", all);
  const said = new Set<string>();
  const walk = (namespace: string, node: unknown, path: string[]) => {
    if (typeof node === "object" && node !== null) {
      for (const [key, value] of Object.entries(node)) walk(namespace, value, [...path, key]);
      return;
    }
    const names = String(node).match(/\{\{(\w+)\}\}/g) ?? [];
    const filled = (name: string) => (name === "users" ? "{n users}" : name === "count" ? 2 : `{${name}}`);
    const values = Object.fromEntries(names.map((name) => [name.slice(2, -2), filled(name.slice(2, -2))]));
    const say = i18n.getFixedT("en", namespace as "common") as unknown as (
      pick: (from: Record<string, never>) => unknown,
      values: object,
    ) => string;
    said.add(say((from) => path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], from), values));
  };
  for (const [namespace, node] of Object.entries(all)) walk(namespace, node, []);
  return said;
}

test("built texts are in English word for word", () => {
  const said = englishTexts();
  expect(built(texts).filter((text) => !said.has(text))).toEqual([]);
});

test("built calls are published, absent ones are not", async () => {
  const { paths } = await call<{ paths: Record<string, Record<string, unknown>> }>("acme", "GET /openapi.json");
  const published = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, "")}`),
    ),
  );
  expect(built(calls).filter((call) => !published.has(call))).toEqual([]);
  expect(absent(calls).filter((call) => published.has(call))).toEqual([]);
});

test("every link of the apps leads to a built route", async ({ page }) => {
  await signIn(page, "admin@acme.test");
  const patterns = Object.entries(routes).flatMap(([scope, marks]) =>
    built(marks).map(
      (route) => new RegExp(`^${scope === "admin" ? "/admin" : ""}${route.replace(/\{id\}/g, "[^/]+")}$`),
    ),
  );
  const own = [/^\/settings$/, /^\/admin\/?$/];
  const seen = new Set<string>();
  for (const path of [
    "/home",
    "/profile/me",
    "/settings",
    "/settings/change-password",
    "/admin/values",
    "/admin/values/configure",
  ]) {
    await page.goto(`${hosts.acme}${path}`);
    await page.locator("main").first().waitFor();
    for (const href of await page
      .locator("a[href]")
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))) {
      const url = new URL(href);
      if (url.origin === hosts.acme) seen.add(url.pathname);
    }
  }
  expect([...seen].filter((path) => ![...patterns, ...own].some((pattern) => pattern.test(path)))).toEqual([]);
});
