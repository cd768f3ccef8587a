import help from "@plaudit/i18n/locales/fr/help.json";

export const texts = { help };
