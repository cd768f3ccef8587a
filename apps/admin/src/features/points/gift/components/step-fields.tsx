import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { FieldError } from "@plaudit/ui/form/field-error.tsx";
import { inputClass } from "@plaudit/ui/form/input-class.ts";
import { wholeOf } from "@plaudit/ui/form/typed-number.ts";
import { Plus, X } from "@plaudit/ui/icons.tsx";
import { useEffect, useId } from "react";
import { type UseFormReturn, useFieldArray, useFormState, useWatch } from "react-hook-form";
import type { GiftEstimate, Source } from "../data.ts";
import { type GiftValues, nextStep } from "../form.ts";
import { useGiftText } from "../use-gift-text.ts";

type Props = {
  form: UseFormReturn<GiftValues>;
  source: Source;
  estimate: GiftEstimate | undefined;
  autoFocus: boolean;
};

/** Years or days with an amount for each, beside how many reach it. */
export function StepFields({ form, source, estimate, autoFocus }: Props) {
  const { t } = useTranslation("gift");
  const { number, money, step: nameOf } = useGiftText();
  const id = useId();
  const { control, register, setFocus } = form;
  const { fields, append, remove } = useFieldArray({ control, name: "steps" });
  const rows = useWatch({ control, name: "steps" });
  const { errors } = useFormState({ control });
  const next = nextStep(source, rows);
  useEffect(() => {
    if (autoFocus) setFocus("steps.0.amount");
  }, [autoFocus, setFocus]);
  const cell = "text-end tabular-nums max-sm:hidden";
  const none = errors.steps?.root?.message ?? errors.steps?.message;
  return (
    <div>
      <table className="w-full text-sm">
        <caption className="sr-only">{t(($) => $.form.what[source])}</caption>
        <thead>
          <tr className="border-line border-b text-xs text-ink-2">
            <th scope="col" className="h-9 pe-3 pb-2 align-bottom text-start font-semibold">
              {source === "onboarding" ? t(($) => $.form.after) : t(($) => $.form.years)}
            </th>
            <th scope="col" className="h-9 pe-3 pb-2 align-bottom text-start font-semibold">
              {t(($) => $.form.each)}
            </th>
            <th scope="col" className="h-9 pe-3 pb-2 align-bottom text-end font-semibold max-sm:hidden">
              {t(($) => $.form.reach)}
            </th>
            <th scope="col" className="h-9 pb-2 align-bottom text-end font-semibold max-sm:hidden">
              {t(($) => $.form.together)}
            </th>
            <td className="w-11" />
          </tr>
        </thead>
        <tbody>
          {fields.map((field, n) => {
            const at = wholeOf(rows[n]?.at ?? "");
            const amount = wholeOf(rows[n]?.amount ?? "");
            const name = nameOf(source, Number.isNaN(at) ? 0 : at);
            const found = estimate?.steps.find((one) => one.at === at);
            const fault = errors.steps?.[n]?.at?.message ?? errors.steps?.[n]?.amount?.message;
            const note = `${id}-${n}`;
            const described = fault ? { "aria-invalid": true, "aria-describedby": note } : {};
            return (
              <tr key={field.id} className="border-line border-b align-top">
                <th scope="row" className="py-1.5 pe-3 text-start font-semibold whitespace-nowrap">
                  {source === "onboarding" ? (
                    <span className="flex h-10 items-center">{name}</span>
                  ) : (
                    <input
                      aria-label={`${t(($) => $.form.years)} ${n + 1}`}
                      inputMode="numeric"
                      dir="ltr"
                      autoComplete="off"
                      {...register(`steps.${n}.at`)}
                      {...(errors.steps?.[n]?.at && described)}
                      className={`${inputClass} h-10 w-18! text-end tabular-nums`}
                    />
                  )}
                </th>
                <td className="py-1.5 pe-3">
                  <span className="flex items-center gap-3">
                    <input
                      aria-label={t(($) => $.form.amountAfter, { step: name })}
                      inputMode="numeric"
                      dir="ltr"
                      autoComplete="off"
                      {...register(`steps.${n}.amount`)}
                      {...(errors.steps?.[n]?.amount && described)}
                      className={`${inputClass} h-10 w-24! text-end tabular-nums`}
                    />
                    <span className="text-xs text-ink-2 tabular-nums max-sm:hidden">{amount > 0 && money(amount)}</span>
                  </span>
                  {fault && <FieldError id={note}>{fault}</FieldError>}
                </td>
                <td className={`${cell} pe-3`}>
                  <span className="flex h-13 items-center justify-end">
                    {estimate ? number(found?.gifts ?? 0) : "–"}
                  </span>
                </td>
                <td className={`${cell} font-semibold`}>
                  <span className="flex h-13 items-center justify-end">
                    {estimate ? number(found?.points ?? 0) : "–"}
                  </span>
                </td>
                <td className="py-1.5 text-end">
                  <Button
                    kind="quiet"
                    size="icon-sm"
                    aria-label={t(($) => $.form.remove, { step: name })}
                    onClick={() => remove(n)}
                  >
                    <X className="size-4" aria-hidden="true" />
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {none && <FieldError>{none}</FieldError>}
      {next !== null && (
        <Button
          kind="quiet"
          size="sm"
          className="-ms-3 mt-1"
          onClick={() => append({ at: next, amount: rows.at(-1)?.amount ?? "" })}
        >
          <Plus className="size-4.5" aria-hidden="true" />
          {source === "onboarding" ? t(($) => $.form.addDay) : t(($) => $.form.addTier)}
        </Button>
      )}
    </div>
  );
}
