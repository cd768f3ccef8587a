import media from "@plaudit/i18n/locales/fr/media.json";

export const texts = { media };
