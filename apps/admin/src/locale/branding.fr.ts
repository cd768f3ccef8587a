import branding from "@plaudit/i18n/locales/fr/branding.json";

export const texts = { branding };
