import common from "@plaudit/i18n/locales/ar/common.json";
import tv from "@plaudit/i18n/locales/ar/tv.json";

export const texts = { common, tv };
