import tvs from "@plaudit/i18n/locales/ar/tvs.json";

export const texts = { tvs };
