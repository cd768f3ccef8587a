import profile from "@plaudit/i18n/locales/ar/profile.json";

export const texts = { profile };
