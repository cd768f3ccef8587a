import help from "@plaudit/i18n/locales/ar/help.json";

export const texts = { help };
