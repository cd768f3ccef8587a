import settings from "@plaudit/i18n/locales/fr/settings.json";

export const texts = { settings };
