import audit from "@plaudit/i18n/locales/fr/audit.json";

export const texts = { audit };
