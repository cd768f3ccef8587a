import { type Language, languages } from "@plaudit/i18n/index.ts";
import { languageName } from "@plaudit/i18n/language-name.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Checkbox } from "@plaudit/ui/form/checkbox.tsx";
import { FieldError } from "@plaudit/ui/form/field-error.tsx";
import { Select } from "@plaudit/ui/form/select.tsx";
import { useChosenLocales } from "../data.ts";

type Props = {
  language: Language;
  offered: readonly Language[];
  /** Those that were offered when the form was opened. */
  before: readonly Language[];
  error?: string | undefined;
  onChange: (language: Language, offered: Language[]) => void;
};

export function LanguageFields({ language, offered, before, error, onChange }: Props) {
  const { t, i18n } = useTranslation("tenant");
  const format = useFormat();
  const { data } = useChosenLocales();
  const nameOf = (of: Language) => languageName(of, i18n.language);
  const countOf = (of: Language) => data?.results.find(({ locale }) => locale === of)?.memberCount ?? 0;
  const offer = (of: Language, on: boolean) =>
    onChange(
      language,
      languages.filter((one) => (one === of ? on : offered.includes(one))),
    );
  const falling = before.filter((one) => !offered.includes(one) && countOf(one) > 0);
  return (
    <>
      <Select
        label={t(($) => $.local.language.default)}
        hint={t(($) => $.local.language.defaultHint)}
        value={language}
        onChange={(event) => {
          const chosen = event.target.value as Language;
          onChange(
            chosen,
            languages.filter((one) => one === chosen || offered.includes(one)),
          );
        }}
        options={languages.map((one) => ({ value: one, label: nameOf(one) }))}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1 text-sm font-semibold">{t(($) => $.local.language.offered)}</legend>
        {languages.map((one) => (
          <Checkbox
            key={one}
            label={nameOf(one)}
            checked={offered.includes(one)}
            disabled={one === language}
            onChange={(event) => offer(one, event.target.checked)}
            note={
              one === language
                ? t(($) => $.local.language.isDefault)
                : countOf(one) > 0
                  ? t(($) => $.local.language.chosen, { count: countOf(one), n: format.number(countOf(one)) })
                  : undefined
            }
          />
        ))}
        {error && <FieldError>{error}</FieldError>}
        <div aria-live="polite" className="mt-1 grid gap-2">
          {falling.map((one) => (
            <p key={one} className="rounded-md bg-warn-soft px-3 py-2.5 text-sm text-warn-text">
              {t(($) => $.local.language.falls, {
                count: countOf(one),
                n: format.number(countOf(one)),
                language: nameOf(one),
                fallback: nameOf(language),
              })}
            </p>
          ))}
        </div>
      </fieldset>
    </>
  );
}
