import tvs from "@plaudit/i18n/locales/en/tvs.json";

export const texts = { tvs };
