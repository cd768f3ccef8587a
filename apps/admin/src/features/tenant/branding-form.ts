import { zodResolver } from "@hookform/resolvers/zod";
import { name } from "@plaudit/api/shared.ts";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { type FieldWords, fieldFault } from "../../lib/field-words.ts";
import { colorText } from "./color-text.ts";
import type { Settings, SettingsChange } from "./data.ts";
import { type Language, languages } from "./languages.ts";

export const NAME_MAX = 80;
export const TERM_MAX = 40;

const picture = z.optional(z.nullable(z.object({ id: z.string(), urls: z.record(z.string(), z.string()) })));

const term = z.object({
  singular: z.string().check(z.trim(), z.maxLength(TERM_MAX)),
  plural: z.string().check(z.trim(), z.maxLength(TERM_MAX)),
});
const values = z.object({
  name: name(NAME_MAX),
  brandColor: z.pipe(z.pipe(z.string(), z.transform(colorText)), z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  logo: picture,
  banner: picture,
  terms: z.object({ en: term, fr: term, ar: term }).check(
    z.superRefine((terms, ctx) => {
      for (const language of languages) {
        const { singular, plural } = terms[language];
        if ((singular === "") === (plural === "")) continue;
        ctx.addIssue({
          code: "custom",
          path: [language, singular === "" ? "singular" : "plural"],
        });
      }
    }),
  ),
});
export type BrandingValues = z.output<typeof values>;

export function brandingValues({ name, brandColor, pointTerms }: Settings): BrandingValues {
  const of = (language: Language) => pointTerms?.[language] ?? { singular: "", plural: "" };
  return { name, brandColor, terms: { en: of("en"), fr: of("fr"), ar: of("ar") } };
}

export function brandingBody({ name, brandColor, terms, logo, banner }: BrandingValues): SettingsChange {
  const given = languages.filter((language) => terms[language].singular !== "");
  const pointTerms = Object.fromEntries(given.map((language) => [language, terms[language]]));
  return {
    name,
    brandColor,
    ...(logo === undefined ? {} : { logoId: logo?.id ?? null }),
    ...(banner === undefined ? {} : { bannerId: banner?.id ?? null }),
    pointTerms: given.length > 0 ? pointTerms : null,
  };
}

interface Words extends FieldWords {
  color: string;
  both: string;
}
export const useBrandingForm = (settings: Settings, words: Words) =>
  useForm<BrandingValues>({
    defaultValues: brandingValues(settings),
    mode: "onTouched",
    resolver: zodResolver(values, {
      error: (issue) => {
        if (issue.code === "custom" && issue.path?.[0] === "terms") return words.both;
        return issue.code === "invalid_format" ? words.color : fieldFault(words, issue);
      },
    }),
  });
export type BrandingForm = ReturnType<typeof useBrandingForm>;
