import ar from "@plaudit/i18n/locales/ar/edge.json" with { type: "json" };
import en from "@plaudit/i18n/locales/en/edge.json" with { type: "json" };
import fr from "@plaudit/i18n/locales/fr/edge.json" with { type: "json" };
import type { Locale } from "./env.ts";

type Leaf<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaf<T[K]>}` }[keyof T & string];
type Key = `edge:${Leaf<typeof en>}`;
interface Texts {
  [key: string]: string | Texts;
}

const texts: Record<Locale, typeof en> = { en, fr, ar };

/** The edge's few sentences, without the weight of i18next. */
export function edgeTexts(locale: Locale): (key: Key) => string {
  return (key) => {
    let found: string | Texts = texts[locale];
    for (const part of key.slice("edge:".length).split("."))
      found = typeof found === "string" ? found : (found[part] ?? "");
    return String(found);
  };
}
