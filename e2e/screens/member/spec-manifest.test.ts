import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contract } from "@plaudit/api/contract.ts";
import { createI18n } from "@plaudit/i18n";
import { world } from "@plaudit/server/testing/world";
import { expect, test } from "vitest";
import { calls } from "../../spec-calls.ts";
import { texts } from "../../spec-manifest.ts";

/** Every text of English, with its placeholders filled by their own names, as the specification writes them. */
function englishTexts(): Set<string> {
  const folder = join(import.meta.dirname, "../../../packages/i18n/locales/en");
  const all = Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace(".json", ""),
      JSON.parse(readFileSync(join(folder, file), "utf8")),
    ]),
  ) as Record<string, object>;
  const i18n = createI18n("en", all);
  const english = new Set<string>();
  const walk = (namespace: string, node: unknown, path: string[]) => {
    if (typeof node === "object" && node !== null) {
      for (const [key, value] of Object.entries(node)) walk(namespace, value, [...path, key]);
      return;
    }
    const names = String(node).match(/\{\{(\w+)\}\}/g) ?? [];
    const filled = (name: string) => (name === "users" ? "{n users}" : name === "count" ? 2 : `{${name}}`);
    const values = Object.fromEntries(names.map((name) => [name.slice(2, -2), filled(name.slice(2, -2))]));
    const t = i18n.getFixedT("en", namespace as "common") as unknown as (
      pick: (from: Record<string, never>) => unknown,
      values: object,
    ) => string;
    english.add(t((from) => path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], from), values));
  };
  for (const [namespace, node] of Object.entries(all)) walk(namespace, node, []);
  return english;
}

test("built texts are in English word for word", () => {
  const english = englishTexts();
  expect(Object.keys(texts).filter((text) => texts[text]?.built && !english.has(text))).toEqual([]);
});

test("the contract's calls are published, and no fewer of the specification's than before", async () => {
  const { anonymous } = await world();
  const { paths } = (await anonymous.get("/openapi.json")).body as { paths: Record<string, Record<string, unknown>> };
  const published = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, "")}`),
  );
  expect(published).toEqual(expect.arrayContaining(Object.keys(contract)));
  expect(calls.filter((one) => published.includes(one)).length).toBeGreaterThanOrEqual(83);
});
