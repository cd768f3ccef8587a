import people from "@plaudit/i18n/locales/en/people.json";

export const texts = { people };
