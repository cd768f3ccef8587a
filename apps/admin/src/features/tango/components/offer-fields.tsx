import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { regionName } from "@plaudit/i18n/region-name.ts";
import { Checkbox } from "@plaudit/ui/form/checkbox.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { LoadFailed } from "../../../lib/load-failed.tsx";
import { RowsSkeleton } from "../../../lib/rows-skeleton.tsx";
import type { ConnectionValues } from "../connection-form.ts";
import { type Country, useCountries } from "../data.ts";
import { useCardValues } from "../use-card-values.ts";

type Form = UseFormReturn<ConnectionValues>;

/** Where its brands are offered: the countries that Tango has some in, those that were chosen first. */
function Countries({ form, rows }: { form: Form; rows: Country[] }) {
  const { t, i18n } = useTranslation("tango-admin");
  const { number } = useFormat();
  const chosen = useWatch({ control: form.control, name: "countries" });
  const valuesOf = useCardValues();
  const none = chosen
    .filter((code) => rows.every(({ country }) => country !== code))
    .map((country) => ({ country, brands: 0, values: [] }));
  const name = ({ country }: Country) => regionName(i18n.language, country);
  const all = [...rows, ...none].toSorted((one, other) => name(one).localeCompare(name(other), i18n.language));
  const toggle = (code: string, on: boolean) =>
    form.setValue("countries", on ? [...chosen, code].toSorted() : chosen.filter((one) => one !== code), {
      shouldDirty: true,
    });
  const cell = "py-1.5 pe-3 align-middle last:pe-0";
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t(($) => $.catalog.byCountry)}</caption>
      <thead>
        <tr className="h-10 border-line border-b text-xs text-ink-2">
          <th scope="col" className="pe-3 text-start font-semibold">
            {t(($) => $.catalog.country)}
          </th>
          <th scope="col" className="pe-3 text-end font-semibold">
            {t(($) => $.catalog.brands)}
          </th>
          <th scope="col" className="pe-3 text-start font-semibold max-sm:hidden">
            {t(($) => $.catalog.values)}
          </th>
        </tr>
      </thead>
      <tbody>
        {all.map((one) => (
          <tr key={one.country} className="border-line border-b">
            <th scope="row" className={`${cell} text-start font-semibold`}>
              <Checkbox
                label={name(one)}
                checked={chosen.includes(one.country)}
                onChange={({ target }) => toggle(one.country, target.checked)}
              />
            </th>
            <td className={`${cell} text-end tabular-nums`}>{one.brands > 0 ? number(one.brands) : "–"}</td>
            <td className={`${cell} text-ink-2 tabular-nums max-sm:hidden`}>
              {one.brands > 0 ? valuesOf(one.values) : t(($) => $.catalog.noBrands)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What members are offered of the catalog, and at which price. */
export function OfferFields({ form, asked }: { form: Form; asked: boolean }) {
  const { t } = useTranslation("tango-admin");
  const { errors } = useFormState({ control: form.control });
  const { data, error, isValidating, mutate } = useCountries();
  return (
    <FormSection title={t(($) => $.catalog.title)} hint={t(($) => $.catalog.hint)}>
      {error && !data ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : !data ? (
        <RowsSkeleton columns={3} height="py-3.5" />
      ) : data.results.length === 0 ? (
        <p className="rounded-md bg-sunken px-4 py-3 text-sm text-ink-2">
          {asked ? t(($) => $.catalog.soon) : t(($) => $.catalog.later)}
        </p>
      ) : (
        <Countries form={form} rows={data.results} />
      )}
      <div>
        <Checkbox wraps label={t(($) => $.prepaid)} note={t(($) => $.prepaidNote)} {...form.register("prepaid")} />
        <Checkbox label={t(($) => $.donations)} {...form.register("donations")} />
      </div>
      <TextField
        label={t(($) => $.markup)}
        hint={t(($) => $.markupHint)}
        error={errors.markup?.message}
        className="sm:max-w-96"
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        {...form.register("markup")}
      />
    </FormSection>
  );
}
