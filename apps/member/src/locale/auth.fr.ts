import auth from "@plaudit/i18n/locales/fr/auth.json";
import common from "@plaudit/i18n/locales/fr/common.json";

export const texts = { auth, common };
