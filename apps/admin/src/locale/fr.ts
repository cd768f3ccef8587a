import admin from "@plaudit/i18n/locales/fr/admin.json";
import common from "@plaudit/i18n/locales/fr/common.json";
import values from "@plaudit/i18n/locales/fr/values.json";

export const texts = { admin, common, values };
