import { type Language, languages } from "@plaudit/i18n/index.ts";
import type { PictureChoice } from "@plaudit/ui/upload/picture-field.tsx";
import type { UseFormReturn } from "react-hook-form";
import { colorText } from "./color-text.ts";
import type { Settings, SettingsChange } from "./data.ts";

export const NAME_MAX = 80;
export const TERM_MAX = 40;

type Term = { singular: string; plural: string };
export interface BrandingValues {
  name: string;
  brandColor: string;
  logo?: PictureChoice;
  banner?: PictureChoice;
  terms: Record<Language, Term>;
}
export type BrandingForm = UseFormReturn<BrandingValues>;

export function brandingValues({ name, brandColor, pointTerms }: Settings): BrandingValues {
  const of = (language: Language) => pointTerms?.[language] ?? { singular: "", plural: "" };
  return { name, brandColor, logo: undefined, banner: undefined, terms: { en: of("en"), fr: of("fr"), ar: of("ar") } };
}

export function brandingBody({ name, brandColor, terms, logo, banner }: BrandingValues): SettingsChange {
  const isGiven = ({ singular, plural }: Term) => `${singular}${plural}`.trim() !== "";
  const given = languages.filter((language) => isGiven(terms[language]));
  const pointTerms = Object.fromEntries(given.map((language) => [language, terms[language]]));
  return {
    name,
    brandColor: colorText(brandColor),
    ...(logo === undefined ? {} : { logoId: logo?.id ?? null }),
    ...(banner === undefined ? {} : { bannerId: banner?.id ?? null }),
    pointTerms: given.length > 0 ? pointTerms : null,
  };
}
