import profile from "@plaudit/i18n/locales/en/profile.json";

export const texts = { profile };
