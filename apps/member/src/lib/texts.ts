import { boot } from "@plaudit/api/boot.ts";
import { appTexts } from "@plaudit/i18n/app-texts.ts";
import { fetchCode } from "@plaudit/ui/app/load.ts";
import { firstTexts } from "./first-texts.ts";

const member = {
  en: () => import("plaudit:texts/member/en"),
  fr: () => import("plaudit:texts/member/fr"),
  ar: () => import("plaudit:texts/member/ar"),
};
const auth = {
  en: () => import("plaudit:texts/auth/en"),
  fr: () => import("plaudit:texts/auth/fr"),
  ar: () => import("plaudit:texts/auth/ar"),
};
const { begin, texts, helpTexts, restOfTexts } = appTexts(fetchCode, () => boot().locale, firstTexts);

export { helpTexts, restOfTexts, texts };
export const beginMemberTexts = () => begin(member, boot().tenant?.pointTerms);
export const beginAuthTexts = () => begin(auth, boot().tenant?.pointTerms);
