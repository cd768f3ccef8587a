import people from "@plaudit/i18n/locales/fr/people.json";

export const texts = { people };
