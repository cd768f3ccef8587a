import media from "@plaudit/i18n/locales/en/media.json";

export const texts = { media };
