import audit from "@plaudit/i18n/locales/ar/audit.json";

export const texts = { audit };
