import ar from "@plaudit/i18n/locales/ar/people.json" with { type: "json" };
import en from "@plaudit/i18n/locales/en/people.json" with { type: "json" };
import fr from "@plaudit/i18n/locales/fr/people.json" with { type: "json" };

const names = ["firstName", "lastName", "email", "jobTitle", "department", "country", "role", "status"] as const;
const more = ["suspended", "joinedAt", "managers", "teams"] as const;

/** The first line of the export, in a person's language. */
export const exportWords = (language: "en" | "fr" | "ar"): string[] => {
  const words = { en, fr, ar }[language];
  const said = [...names, ...more].map((name) => ($: typeof words) => $.column[name]);
  return said.map((pick) => pick(words));
};
