import { createFormat } from "@plaudit/i18n/format.ts";
import type { Language, PointTerms } from "@plaudit/i18n/index.ts";
import { textsIn } from "../texts.ts";

/** Where members choose which mails they get. */
export const choiceOf = ({ t }: Pick<Words, "t">, { url }: { url: string }) => ({
  label: t(($) => $.notified.choose),
  url: `${url}/settings/notifications`,
});
type Words = ReturnType<typeof wordsIn>;

/** The mails' texts in a language, with the tenant's own word for points. */
export const wordsIn = (language: Language, pointTerms: PointTerms) => ({
  t: textsIn(language, pointTerms).getFixedT(language, "mail"),
  format: createFormat(language),
});
