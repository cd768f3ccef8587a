import { boot } from "@plaudit/api/boot.ts";
import { addTexts, createI18n, type I18n } from "@plaudit/i18n/index.ts";
import { load } from "@plaudit/ui/app/load.ts";

type Chunk = () => Promise<{ texts: Record<string, object> }>;
type ByLanguage = Record<"en" | "fr" | "ar", Chunk>;

/** One chunk a language for what every screen says, and one for what only some say. */
const member: ByLanguage = {
  en: () => import("../locale/en.ts"),
  fr: () => import("../locale/fr.ts"),
  ar: () => import("../locale/ar.ts"),
};
const auth: ByLanguage = {
  en: () => import("../locale/auth.en.ts"),
  fr: () => import("../locale/auth.fr.ts"),
  ar: () => import("../locale/auth.ar.ts"),
};
const later = {
  help: {
    en: () => import("../locale/help.en.ts"),
    fr: () => import("../locale/help.fr.ts"),
    ar: () => import("../locale/help.ar.ts"),
  },
  media: {
    en: () => import("../locale/media.en.ts"),
    fr: () => import("../locale/media.fr.ts"),
    ar: () => import("../locale/media.ar.ts"),
  },
  profile: {
    en: () => import("../locale/profile.en.ts"),
    fr: () => import("../locale/profile.fr.ts"),
    ar: () => import("../locale/profile.ar.ts"),
  },
  settings: {
    en: () => import("../locale/settings.en.ts"),
    fr: () => import("../locale/settings.fr.ts"),
    ar: () => import("../locale/settings.ar.ts"),
  },
} satisfies Record<string, ByLanguage>;

/** A screen's own texts may arrive before those of the page. */
const begun = Promise.withResolvers<I18n>();

async function begin(chunks: ByLanguage): Promise<I18n> {
  const { locale, tenant } = boot();
  const { texts } = await load(chunks[locale]);
  begun.resolve(createI18n(locale, texts, tenant?.pointTerms));
  return begun.promise;
}
export const beginMemberTexts = () => begin(member);
export const beginAuthTexts = () => begin(auth);

/** For `screenRoute`: a namespace that comes with the screen. */
export const texts = (namespace: keyof typeof later) => async () => {
  const [chunk, i18n] = await Promise.all([later[namespace][boot().locale](), begun.promise]);
  addTexts(i18n, chunk.texts);
};
