import type { CelebrationPreferences, ShownKind } from "@plaudit/api/celebration.ts";
import type { Language, PointTerms } from "@plaudit/i18n/index.ts";
import { textsIn } from "../../texts.ts";

/** A count whose plural most others of a year or of the first months have too, in each language. */
const COMMON_COUNT = 30;

/** Around what is filled in where the reading goes the other way; nobody writes them. */
const isolates = /[\u2068\u2069]/g;

/** What the product says of a day, in the form in which a company writes words of its own. */
export function usualWords(pointTerms: PointTerms): CelebrationPreferences["usualWords"] {
  const said = (kind: ShownKind, language: Language) =>
    textsIn(language, pointTerms)
      .getFixedT(language, "calendarEvent")(($) => $.feed.said[kind], {
        count: COMMON_COUNT,
        n: kind === "onboarding" ? "{days}" : "{years}",
        name: "{name}",
      })
      .replace(isolates, "");
  const all = (kind: ShownKind) => ({ en: said(kind, "en"), fr: said(kind, "fr"), ar: said(kind, "ar") });
  return { birthday: all("birthday"), anniversary: all("anniversary"), onboarding: all("onboarding") };
}
