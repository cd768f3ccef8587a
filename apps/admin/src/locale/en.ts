import admin from "@plaudit/i18n/locales/en/admin.json";
import common from "@plaudit/i18n/locales/en/common.json";
import values from "@plaudit/i18n/locales/en/values.json";

export const texts = { admin, common, values };
