import type { Article } from "@plaudit/api/article-words.ts";
import type { Language } from "@plaudit/i18n/index.ts";

interface Words {
  title: string;
  body: Article;
}
export interface Worded extends Words {
  language: Language;
  translations: Partial<Record<Language, Words>>;
}

/** What a reader of a language gets: that language's text, or the one in which it was written. */
export function wordingFor({ language, title, body, translations }: Worded, wanted: Language) {
  const { [wanted]: own } = translations;
  return own && wanted !== language ? { language: wanted, ...own } : { language, title, body };
}
