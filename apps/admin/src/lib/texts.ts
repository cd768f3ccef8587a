import { boot } from "@plaudit/api/boot.ts";
import { addTexts, createI18n, type I18n } from "@plaudit/i18n/index.ts";
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
type Chunk = () => Promise<{ texts: Record<string, object> }>;
const later = {
  audit: {
    en: () => import("../locale/audit.en.ts"),
    fr: () => import("../locale/audit.fr.ts"),
    ar: () => import("../locale/audit.ar.ts"),
  },
  branding: {
    en: () => import("../locale/branding.en.ts"),
    fr: () => import("../locale/branding.fr.ts"),
    ar: () => import("../locale/branding.ar.ts"),
  },
  media: {
    en: () => import("../locale/media.en.ts"),
    fr: () => import("../locale/media.fr.ts"),
    ar: () => import("../locale/media.ar.ts"),
  },
  people: {
    en: () => import("../locale/people.en.ts"),
    fr: () => import("../locale/people.fr.ts"),
    ar: () => import("../locale/people.ar.ts"),
  },
  channel: {
    en: () => import("../locale/channel.en.ts"),
    fr: () => import("../locale/channel.fr.ts"),
    ar: () => import("../locale/channel.ar.ts"),
  },
} satisfies Record<string, Record<"en" | "fr" | "ar", Chunk>>;
/** A screen's own texts may arrive before those of the page. */
const begun = Promise.withResolvers<I18n>();

export async function beginTexts(): Promise<I18n> {
  const { locale, tenant } = boot();
  const { texts } = await load(languages[locale]);
  begun.resolve(createI18n(locale, texts, tenant?.pointTerms));
  return begun.promise;
}

/** For `screenRoute`: a namespace that comes with the screen. */
export const texts = (namespace: keyof typeof later) => async () => {
  const chunk: Chunk = later[namespace][boot().locale];
  const [{ texts: own }, i18n] = await Promise.all([load(chunk), begun.promise]);
  addTexts(i18n, own);
};

/** Help is read when it is opened. */
export async function loadHelp() {
  const [chunk, i18n] = await Promise.all([load(help[boot().locale]), begun.promise]);
  addTexts(i18n, chunk.texts);
}
