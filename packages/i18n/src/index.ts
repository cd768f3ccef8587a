import { engine, type I18n } from "./engine.ts";
import type {} from "./resources.ts";

export type { I18n } from "./engine.ts";

export const languages = ["en", "fr", "ar"] as const;
export type Language = (typeof languages)[number];
export const direction = (language: string): "ltr" | "rtl" => (language === "ar" ? "rtl" : "ltr");

/** The tenant's own words for points, per language. */
export type PointTerms = Record<string, { singular: string; plural: string }> | null;

const pluralForms = ["zero", "one", "two", "few", "many", "other"] as const;

/** One instance for a language; the texts come with it, so nothing waits and nothing flickers. */
export function createI18n(language: Language, texts: Record<string, object>, pointTerms: PointTerms = null): I18n {
  const own = pointTerms?.[language];
  const points = own
    ? Object.fromEntries(pluralForms.map((form) => [`term_${form}`, form === "one" ? own.singular : own.plural]))
    : {};
  return engine(language, { ...texts, points: { ...texts.points, ...points } });
}
