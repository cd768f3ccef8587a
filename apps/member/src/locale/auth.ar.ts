import auth from "@plaudit/i18n/locales/ar/auth.json";
import common from "@plaudit/i18n/locales/ar/common.json";

export const texts = { auth, common };
