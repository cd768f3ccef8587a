import { boot } from "@plaudit/api/boot.ts";
import { createI18n, type I18n } from "@plaudit/i18n/index.ts";
import { load } from "@plaudit/ui/app/load.ts";

const languages = {
  en: () => import("../locale/en.ts"),
  fr: () => import("../locale/fr.ts"),
  ar: () => import("../locale/ar.ts"),
};
const help = {
  en: () => import("../locale/help.en.ts"),
  fr: () => import("../locale/help.fr.ts"),
  ar: () => import("../locale/help.ar.ts"),
};
let i18n: I18n | undefined;

export async function beginTexts(): Promise<I18n> {
  const { locale, tenant } = boot();
  const { texts } = await load(languages[locale]);
  i18n = createI18n(locale, texts, tenant?.pointTerms);
  return i18n;
}

/** Help is read when it is opened. */
export async function loadHelp() {
  const { texts } = await load(help[boot().locale]);
  i18n?.add(texts);
}
