import type { Language } from "@plaudit/i18n/index.ts";
import { languageName } from "@plaudit/i18n/language-name.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { type UseFormReturn, useFormState } from "react-hook-form";
import { type PreferencesValues, TERM_MAX } from "../settings-form.ts";

type Props = { form: UseFormReturn<PreferencesValues>; languages: readonly Language[] };

/** The company's own word for points, one and several, in each language that it offers. */
export function TermFields({ form, languages }: Props) {
  const { t, i18n } = useTranslation("points-admin");
  const { errors } = useFormState({ control: form.control });
  return languages.map((language) => {
    const words = { language: languageName(language, i18n.language) };
    const faults = errors.terms?.[language];
    return (
      <div key={language} className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={t(($) => $.preferences.singular, words)}
          error={faults?.singular?.message}
          lang={language}
          maxLength={TERM_MAX}
          {...form.register(`terms.${language}.singular`)}
        />
        <TextField
          label={t(($) => $.preferences.plural, words)}
          error={faults?.plural?.message}
          lang={language}
          maxLength={TERM_MAX}
          {...form.register(`terms.${language}.plural`)}
        />
      </div>
    );
  });
}
