import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Select } from "@plaudit/ui/form/select.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { decimalOf } from "@plaudit/ui/form/typed-number.ts";
import { Plus, X } from "@plaudit/ui/icons.tsx";
import { useMemo } from "react";
import { type UseFormReturn, useFieldArray, useFormState, useWatch } from "react-hook-form";
import { currencies } from "../../../lib/currencies.ts";
import { worthText } from "../../../lib/worth.ts";
import { useLiabilities } from "../liability/data.ts";
import { type PreferencesValues, WORTH_PLACES } from "../settings-form.ts";

const MOST = 40;

/** What one point is worth in each currency, and what that makes of a usual thank-you. */
export function WorthFields({ form }: { form: UseFormReturn<PreferencesValues> }) {
  const { t, i18n } = useTranslation("points-admin");
  const format = useFormat();
  const { control, register } = form;
  const { fields, append, remove } = useFieldArray({ control, name: "worth" });
  const { errors } = useFormState({ control });
  const rows = useWatch({ control, name: "worth" });
  const owed = useLiabilities().data?.points;
  const options = useMemo(() => currencies(i18n.language), [i18n.language]);
  const example = (row: { currency: string; value: string } | undefined) => {
    const value = decimalOf(row?.value ?? "", WORTH_PLACES);
    if (!row || !value || Number(value) === 0) return undefined;
    const money = format.number(25 * Number(value), { style: "currency", currency: row.currency });
    if (!owed) return t(($) => $.preferences.example, { money });
    return t(($) => $.preferences.exampleOwed, {
      money,
      owed: worthText(format, owed, { currency: row.currency, value }, { maximumFractionDigits: 0 }),
    });
  };
  return (
    <>
      {fields.map((field, n) => {
        const faults = errors.worth?.[n];
        const currency = rows[n]?.currency ?? field.currency;
        return (
          <div key={field.id} className="grid grid-cols-[minmax(0,1fr)_7rem_2.75rem] items-start gap-3">
            <Select
              label={t(($) => $.preferences.currency)}
              error={faults?.currency?.message}
              options={options}
              {...register(`worth.${n}.currency`)}
            />
            <TextField
              label={t(($) => $.preferences.value)}
              error={faults?.value?.message}
              inputMode="decimal"
              dir="ltr"
              {...register(`worth.${n}.value`)}
            />
            <button
              type="button"
              aria-label={t(($) => $.preferences.removeCurrency, { currency })}
              onClick={() => remove(n)}
              className="mt-6.5 grid size-11 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
            >
              <X className="size-5" aria-hidden="true" />
            </button>
            <p className="col-span-full -mt-1 text-xs text-ink-2">{example(rows[n])}</p>
          </div>
        );
      })}
      {fields.length < MOST && (
        <div>
          <Button
            kind="quiet"
            size="sm"
            onClick={() => {
              const next = ["EUR", "USD", ...options.map(({ value }) => value)].find(
                (value) => !rows.some((row) => row.currency === value),
              );
              append({ currency: next ?? "EUR", value: "" });
            }}
          >
            <Plus className="size-4.5" aria-hidden="true" />
            {t(($) => $.preferences.addCurrency)}
          </Button>
        </div>
      )}
    </>
  );
}
