import help from "@plaudit/i18n/locales/fr/admin-help.json";

export const texts = { "admin-help": help };
