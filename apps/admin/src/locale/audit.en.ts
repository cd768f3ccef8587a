import audit from "@plaudit/i18n/locales/en/audit.json";

export const texts = { audit };
