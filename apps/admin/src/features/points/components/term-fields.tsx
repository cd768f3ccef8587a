import type { Language } from "@plaudit/i18n/index.ts";
import { languageName } from "@plaudit/i18n/language-name.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { PointGlyph } from "@plaudit/ui/art/glyphs.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { type PreferencesValues, TERM_MAX } from "../settings-form.ts";

type Props = { form: UseFormReturn<PreferencesValues>; languages: readonly Language[] };

/** In the reader's language, as members meet it; nothing while a word is missing. */
function ReadsAs({ form }: { form: UseFormReturn<PreferencesValues> }) {
  const { t } = useTranslation("points-admin");
  const { language, number } = useFormat();
  const { singular, plural } = useWatch({ control: form.control, name: `terms.${language}` });
  const [one, many] = [singular.trim(), plural.trim()];
  if (one === "" || many === "") return null;
  const chip =
    "inline-flex min-h-7 items-center gap-1.5 rounded-full bg-brand-soft px-2.5 text-xs font-semibold text-brand-text";
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md bg-canvas p-4 text-sm rim-line">
      <span className="text-xs text-ink-2">{t(($) => $.preferences.reads.as)}</span>
      <span className={chip}>
        <PointGlyph className="size-4" />
        {t(($) => $.preferences.reads.one, { n: number(1), one })}
      </span>
      <span className={chip}>
        <PointGlyph className="size-4" />
        {t(($) => $.preferences.reads.each, { n: number(25), many })}
      </span>
      <span className="text-ink-2">{t(($) => $.preferences.reads.left, { n: number(75), many })}</span>
    </div>
  );
}

/** The company's own word for points, one and several, in each language that it offers. */
export function TermFields({ form, languages }: Props) {
  const { t, i18n } = useTranslation("points-admin");
  const { errors } = useFormState({ control: form.control });
  const fields = languages.map((language) => {
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
  return (
    <>
      {fields}
      <ReadsAs form={form} />
    </>
  );
}
