import { createFormat } from "@plaudit/i18n/format.ts";
import { createI18n, type Language, type PointTerms } from "@plaudit/i18n/index.ts";
import arMail from "@plaudit/i18n/locales/ar/mail.json" with { type: "json" };
import arPoints from "@plaudit/i18n/locales/ar/points.json" with { type: "json" };
import enMail from "@plaudit/i18n/locales/en/mail.json" with { type: "json" };
import enPoints from "@plaudit/i18n/locales/en/points.json" with { type: "json" };
import frMail from "@plaudit/i18n/locales/fr/mail.json" with { type: "json" };
import frPoints from "@plaudit/i18n/locales/fr/points.json" with { type: "json" };

const texts: Record<Language, Record<string, object>> = {
  en: { mail: enMail, points: enPoints },
  fr: { mail: frMail, points: frPoints },
  ar: { mail: arMail, points: arPoints },
};

/** The mails' texts in a language, with the tenant's own word for points. */
export const wordsIn = (language: Language, pointTerms: PointTerms) => ({
  t: createI18n(language, texts[language], pointTerms).getFixedT(language, "mail"),
  format: createFormat(language),
});
