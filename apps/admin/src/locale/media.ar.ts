import media from "@plaudit/i18n/locales/ar/media.json";

export const texts = { media };
