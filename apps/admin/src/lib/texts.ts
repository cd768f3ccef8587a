import { boot } from "@plaudit/api/boot.ts";
import { appTexts } from "@plaudit/i18n/app-texts.ts";
import { fetchCode } from "@plaudit/ui/app/load.ts";
import { firstTexts } from "./first-texts.ts";

const first = {
  en: () => import("plaudit:texts/admin/en"),
  fr: () => import("plaudit:texts/admin/fr"),
  ar: () => import("plaudit:texts/admin/ar"),
};
const { begin, texts, helpTexts } = appTexts(fetchCode, () => boot().locale, firstTexts);

export { helpTexts, texts };
export const beginTexts = () => begin(first, boot().tenant?.pointTerms);
