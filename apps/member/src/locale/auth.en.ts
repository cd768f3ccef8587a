import auth from "@plaudit/i18n/locales/en/auth.json";
import common from "@plaudit/i18n/locales/en/common.json";

export const texts = { auth, common };
