import help from "@plaudit/i18n/locales/en/admin-help.json";

export const texts = { "admin-help": help };
