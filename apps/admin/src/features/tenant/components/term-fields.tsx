import type { Language } from "@plaudit/i18n/index.ts";
import { languageName } from "@plaudit/i18n/language-name.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { useFormState } from "react-hook-form";
import { type BrandingForm, TERM_MAX } from "../branding-form.ts";

type Props = { form: BrandingForm; languages: readonly Language[] };

/** The company's own word for points, one and several, in each language that it offers. */
export function TermFields({ form, languages }: Props) {
  const { t, i18n } = useTranslation("tenant");
  const { errors } = useFormState({ control: form.control });
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{t(($) => $.words.points)}</legend>
      <p className="mt-1 mb-3 text-xs text-ink-2">{t(($) => $.words.pointsHint)}</p>
      <div className="grid gap-3">
        {languages.map((language) => {
          const words = { language: languageName(language, i18n.language) };
          const faults = errors.terms?.[language];
          return (
            <div key={language} className="grid grid-cols-2 items-start gap-3">
              <TextField
                label={t(($) => $.words.singular, words)}
                error={faults?.singular?.message}
                lang={language}
                maxLength={TERM_MAX}
                {...form.register(`terms.${language}.singular`)}
              />
              <TextField
                label={t(($) => $.words.plural, words)}
                error={faults?.plural?.message}
                lang={language}
                maxLength={TERM_MAX}
                {...form.register(`terms.${language}.plural`)}
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
