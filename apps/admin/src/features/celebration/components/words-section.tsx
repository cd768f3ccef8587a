import { shownKinds } from "@plaudit/api/celebration.ts";
import { languageName } from "@plaudit/i18n/language-name.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { useEffect, useState } from "react";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import type { languages, Values } from "../form.ts";

type Language = (typeof languages)[number];
type Props = {
  /** Those that people of the company read. */
  spoken: readonly Language[];
  errors: FieldErrors<Values>;
  register: UseFormRegister<Values>;
};

/** The company's words, one language at a time; what is wrong in another comes to the front. */
export function WordsSection({ spoken, errors, register }: Props) {
  const { t } = useTranslation("celebration-admin");
  const [language, setLanguage] = useState<Language>(spoken[0] ?? "en");
  const faulty = spoken.find((one) => shownKinds.some((kind) => errors.words?.[kind]?.[one]));
  useEffect(() => {
    if (faulty) setLanguage(faulty);
  }, [faulty]);
  return (
    <FormSection title={t(($) => $.words.title)} hint={t(($) => $.words.hint)}>
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
    </FormSection>
  );
}
