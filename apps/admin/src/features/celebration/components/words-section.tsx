import { shownKinds } from "@plaudit/api/celebration.ts";
import { languageName } from "@plaudit/i18n/language-name.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { useEffect, useState } from "react";
import { type FieldErrors, type UseFormReturn, useWatch } from "react-hook-form";
import type { Preferences } from "../data.ts";
import { type Language, ownWords, type Values } from "../form.ts";

type Props = {
  /** Those that people of the company read. */
  spoken: readonly Language[];
  preferences: Preferences;
  errors: FieldErrors<Values>;
  form: UseFormReturn<Values>;
};

/** The company's words, one language at a time; what is wrong in another comes to the front. */
export function WordsSection({ spoken, preferences, errors, form }: Props) {
  const { t } = useTranslation("celebration-admin");
  const [language, setLanguage] = useState<Language>(spoken[0] ?? "en");
  const faulty = spoken.find((one) => shownKinds.some((kind) => errors.words?.[kind]?.[one]));
  useEffect(() => {
    if (faulty) setLanguage(faulty);
  }, [faulty]);
  const { control, register, setValue } = form;
  const words = useWatch({ control, name: "words" });
  const changed = shownKinds.filter((kind) => ownWords(preferences, kind, language, words[kind][language]) !== "");
  const reset = () => {
    for (const kind of changed)
      setValue(`words.${kind}.${language}`, preferences.usualWords[kind][language], {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
  };
  return (
    <FormSection wide title={t(($) => $.words.title)} hint={t(($) => $.words.hint)}>
      {spoken.length > 1 && (
        <SegmentedControl
          label={t(($) => $.words.title)}
          value={language}
          onChange={setLanguage}
          options={spoken.map((value) => ({ value, label: languageName(value, value) }))}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {shownKinds.map((kind) => (
          <TextField
            key={`${kind}${language}`}
            label={t(($) => $.words[kind])}
            lang={language}
            dir="auto"
            error={errors.words?.[kind]?.[language]?.message}
            {...register(`words.${kind}.${language}`)}
          />
        ))}
      </div>
      {changed.length > 0 && (
        <Button kind="quiet" size="sm" className="-ms-3 w-fit" onClick={reset}>
          {t(($) => $.words.reset)}
        </Button>
      )}
    </FormSection>
  );
}
