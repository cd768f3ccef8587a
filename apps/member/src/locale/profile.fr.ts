import profile from "@plaudit/i18n/locales/fr/profile.json";

export const texts = { profile };
