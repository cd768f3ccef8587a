import type { Language } from "@plaudit/i18n/index.ts";
import ar from "@plaudit/i18n/locales/ar/errors.json" with { type: "json" };
import en from "@plaudit/i18n/locales/en/errors.json" with { type: "json" };
import fr from "@plaudit/i18n/locales/fr/errors.json" with { type: "json" };

type Key = keyof typeof en;
const others: Record<Exclude<Language, "en">, Record<Key, string>> = { fr, ar };
const entries = Object.entries(en) as [Key, string][];
const keys = new Map(entries.map(([key, sentence]) => [sentence, key]));
const place = /\{\{\w+\}\}/;
/** Sentences with a number in them, as what they look like once it is filled in. */
const patterns = entries
  .filter(([, sentence]) => place.test(sentence))
  .map(([key, sentence]) => ({ key, pattern: new RegExp(`^${sentence.replace(place, "(\\d+)")}$`) }));

/** What the server says in English, in a person's language; a sentence that is not known stays as it is. */
export function translated(sentence: string, language: Language): string {
  if (language === "en") return sentence;
  const key = keys.get(sentence);
  if (key) return others[language][key];
  for (const { key, pattern } of patterns) {
    const number = pattern.exec(sentence)?.[1];
    if (number !== undefined) return others[language][key].replace(place, number);
  }
  return sentence;
}
