import tvs from "@plaudit/i18n/locales/fr/tvs.json";

export const texts = { tvs };
