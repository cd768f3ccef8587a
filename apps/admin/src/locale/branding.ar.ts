import branding from "@plaudit/i18n/locales/ar/branding.json";

export const texts = { branding };
