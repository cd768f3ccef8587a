import { createInstance, type i18n, type Resource } from "i18next";
import type {} from "./resources.ts";

export const languages = ["en", "fr", "ar"] as const;
export type Language = (typeof languages)[number];
export const direction = (language: string): "ltr" | "rtl" => (language === "ar" ? "rtl" : "ltr");

/** The tenant's own words for points, per language. */
export type PointTerms = Record<string, { singular: string; plural: string }> | null;

const pluralForms = ["zero", "one", "two", "few", "many", "other"] as const;

/** One instance for a language; the texts come with it, so nothing waits and nothing flickers. */
export function createI18n(language: Language, texts: Record<string, object>, pointTerms: PointTerms = null): i18n {
  const own = pointTerms?.[language];
  const points = own
    ? Object.fromEntries(pluralForms.map((form) => [`term_${form}`, form === "one" ? own.singular : own.plural]))
    : {};
  const resources: Resource = { [language]: { ...texts, points: { ...texts["points"], ...points } } } as Resource;
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources,
    defaultNS: "common",
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}
