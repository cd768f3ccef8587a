import admin from "@plaudit/i18n/locales/ar/admin.json";
import common from "@plaudit/i18n/locales/ar/common.json";
import values from "@plaudit/i18n/locales/ar/values.json";

export const texts = { admin, common, values };
