import { createInstance, type i18n as I18n, type TFunction } from "i18next";
import type { Namespace } from "./resources.ts";

export type { i18n as I18n } from "i18next";
export type { RefusalKey } from "./refusal-key.ts";
/** Texts of one namespace, selected as `t(($) => $.send.submit, { count })`. */
export type Translate<N extends Namespace> = TFunction<N>;

export const languages = ["en", "fr", "ar"] as const;
export type Language = (typeof languages)[number];
export const direction = (language: string): "ltr" | "rtl" => (language === "ar" ? "rtl" : "ltr");

/** The tenant's own terms for points, per language. */
export type PointTerms = Record<string, { singular: string; plural: string }> | null;

const pluralForms = ["zero", "one", "two", "few", "many", "other"] as const;

/** Replaces the `$t(` of a value until the text is complete: a value is never read as nesting. */
const inert = "\uE000t(";
const restoreValues = {
  type: "postProcessor" as const,
  name: "restoreValues",
  process: (text: unknown) => (typeof text === "string" ? text.replaceAll(inert, "$t(") : text) as string,
};

const ofRtl = /\p{Script=Arabic}|\p{Script=Hebrew}/u;
/** A value in letters of the other direction stays one piece: figures and marks beside it keep their places in the sentence. */
function isolated(value: string, language: string): string {
  const away = direction(language) === "rtl" ? /\p{L}/u.test(value) && !ofRtl.test(value) : isAllRtl(value);
  return away && !/[\u2066-\u2069]|:\/\//u.test(value) ? `\u2068${value}\u2069` : value;
}
const isAllRtl = (value: string) => ofRtl.test(value) && !/(?![\p{Script=Arabic}\p{Script=Hebrew}])\p{L}/u.test(value);

/** An i18next instance for one language. Its texts are passed in, so that it is ready at once. */
export function createI18n(language: Language, texts: Record<string, object>, pointTerms: PointTerms = null): I18n {
  const own = pointTerms?.[language];
  const points: Record<string, string> = {};
  for (const form of pluralForms) {
    const term = form === "one" ? own?.singular : own?.plural;
    if (!term) continue;
    points[`term_${form}`] = term;
    // At the start of a sentence.
    points[`start_${form}`] = term.charAt(0).toLocaleUpperCase(language) + term.slice(1);
  }
  const i18n = createInstance().use(restoreValues);
  void i18n.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { ...texts, points: { ...texts.points, ...points } } },
    defaultNS: "common",
    initAsync: false,
    returnObjects: true,
    // For HTML React and the mails escape.
    interpolation: { escape: (value: string) => isolated(String(value), language).replaceAll("$t(", inert) },
    postProcess: "restoreValues",
    missingInterpolationHandler: () => "",
  });
  return i18n;
}

/**
 * The texts of one namespace. i18next's own type of them is not compared with ours: over all namespaces at once that is
 * more than the compiler takes.
 */
export const textsOf = <T>(i18n: I18n, namespace: Namespace): T =>
  (i18n as unknown as { getFixedT: (language: string, namespace: Namespace) => T }).getFixedT(i18n.language, namespace);

/** Adds what is loaded with the screen that needs it; what is there stays, as the tenant's own terms do. */
export function addTexts(i18n: I18n, texts: Record<string, object>): void {
  for (const [namespace, own] of Object.entries(texts))
    i18n.addResourceBundle(i18n.language, namespace, own, true, false);
}
