import common from "@plaudit/i18n/locales/fr/common.json";
import tv from "@plaudit/i18n/locales/fr/tv.json";

export const texts = { common, tv };
