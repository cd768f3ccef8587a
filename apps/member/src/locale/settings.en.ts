import settings from "@plaudit/i18n/locales/en/settings.json";

export const texts = { settings };
