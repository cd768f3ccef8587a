import help from "@plaudit/i18n/locales/ar/admin-help.json";

export const texts = { "admin-help": help };
