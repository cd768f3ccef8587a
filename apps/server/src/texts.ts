import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  createI18n,
  type I18n,
  type Language,
  languages,
  type PointTerms,
  type RefusalKey,
} from "@plaudit/i18n/index.ts";

const folder = dirname(dirname(fileURLToPath(import.meta.resolve("@plaudit/i18n/locales/en/errors.json"))));

const read = (language: Language): Record<string, object> =>
  Object.fromEntries(
    readdirSync(join(folder, language)).map((file) => [
      file.replace(/\.json$/, ""),
      JSON.parse(readFileSync(join(folder, language, file), "utf8")),
    ]),
  );
const texts = new Map(languages.map((language) => [language, read(language)]));

/** Instances take a while to make; tenants with a word of their own for points are few at a time. */
const MOST_KEPT = 500;
const made = new Map<string, I18n>();

/** Every text of a language, with the tenant's own word for points. */
export function textsIn(language: Language, pointTerms: PointTerms = null): I18n {
  const key = JSON.stringify([language, pointTerms?.[language]]);
  const known = made.get(key) ?? createI18n(language, texts.get(language) ?? {}, pointTerms);
  if (made.size >= MOST_KEPT) made.clear();
  made.set(key, known);
  return known;
}

type Values = Record<string, string | number>;
/** A refusal in the reader's language. */
export function sentenceOf(
  key: RefusalKey,
  language: Language,
  values: Values = {},
  pointTerms: PointTerms = null,
): string {
  const [namespace, name] = key.includes(".") ? key.replace(".", ".refusal.").split(/\.(.*)/) : ["errors", key];
  const i18n = textsIn(language, pointTerms);
  const path = `${namespace}:${name}`;
  if (!i18n.exists(path)) throw new Error(`${key} is not in the texts`);
  return (i18n.t as (path: string, values: object) => string)(path, values);
}
