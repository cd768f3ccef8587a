import ar from "@plaudit/i18n/locales/ar/edge.json" with { type: "json" };
import en from "@plaudit/i18n/locales/en/edge.json" with { type: "json" };
import fr from "@plaudit/i18n/locales/fr/edge.json" with { type: "json" };
import type { Locale } from "./env.ts";

const texts: Record<Locale, typeof en> = { en, fr, ar };

export const edgeTexts = (locale: Locale) => texts[locale];
