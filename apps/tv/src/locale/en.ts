import common from "@plaudit/i18n/locales/en/common.json";
import tv from "@plaudit/i18n/locales/en/tv.json";

export const texts = { common, tv };
