import help from "@plaudit/i18n/locales/en/help.json";

export const texts = { help };
