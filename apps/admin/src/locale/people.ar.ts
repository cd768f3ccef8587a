import people from "@plaudit/i18n/locales/ar/people.json";

export const texts = { people };
