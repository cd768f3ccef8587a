import settings from "@plaudit/i18n/locales/ar/settings.json";

export const texts = { settings };
