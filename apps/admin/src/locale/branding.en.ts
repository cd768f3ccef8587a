import branding from "@plaudit/i18n/locales/en/branding.json";

export const texts = { branding };
