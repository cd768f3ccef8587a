import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Select } from "@plaudit/ui/form/select.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { useId } from "react";
import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { useBanks } from "../data.ts";
import type { AwardTypeValues } from "../form.ts";

type Props = {
  form: UseFormReturn<AwardTypeValues>;
  /** One was sent: the amount stays. */
  frozen: boolean;
  /** There is nobody who could decide it: all winners receive the same. */
  same?: boolean;
};

const DAY = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;

/** Who decides the amount, how much it is, and the bank that pays, with what it holds now. */
export function PointsFields({ form, frozen, same = false }: Props) {
  const { t } = useTranslation("award-admin");
  const format = useFormat();
  const group = useId();
  const banks = useBanks().data?.results ?? [];
  const { control, register, setValue } = form;
  const { errors } = useFormState({ control });
  const [locked, points, bankId] = useWatch({ control, name: ["pointsLocked", "points", "bankId"] });
  const bank = banks.find(({ id }) => id === bankId);
  const pays = points.trim() !== "0" && points.trim() !== "";
  const held = bank && { n: format.number(bank.balance) };
  const choice = (value: boolean, title: string, hint: string) => (
    <label
      className={`relative block rounded-md px-4 py-3 has-focus-visible:outline-2 has-focus-visible:outline-ring has-disabled:opacity-60 ${locked === value ? "bg-brand-soft rim-mark" : "rim-edge"}`}
    >
      <input
        type="radio"
        name={group}
        checked={locked === value}
        disabled={frozen}
        onChange={() => setValue("pointsLocked", value, { shouldDirty: true })}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <b className="block text-sm font-semibold">{title}</b>
      <span className="block text-xs text-ink-2">{hint}</span>
    </label>
  );
  return (
    <>
      {!same && (
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-sm font-semibold">{t(($) => $.form.locked)}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {choice(
              true,
              t(($) => $.form.lockedYes),
              t(($) => $.form.lockedYesHint),
            )}
            {choice(
              false,
              t(($) => $.form.lockedNo),
              t(($) => $.form.lockedNoHint),
            )}
          </div>
        </fieldset>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={locked ? t(($) => $.form.each) : t(($) => $.form.most)}
          hint={frozen ? t(($) => $.form.frozen) : same ? t(($) => $.nominations.zero) : t(($) => $.form.zero)}
          error={errors.points?.message}
          readOnly={frozen}
          inputMode="numeric"
          dir="ltr"
          {...register("points")}
        />
        {pays && (
          <Select
            label={t(($) => $.form.bank)}
            error={errors.bankId?.message}
            hint={
              banks.length === 0
                ? t(($) => $.form.banksNone)
                : bank &&
                  held &&
                  (bank.lastsUntil
                    ? t(($) => $.form.bankUntil, { ...held, date: format.date(bank.lastsUntil, DAY) })
                    : t(($) => $.form.bankHolds, held))
            }
            options={[
              { value: "", label: t(($) => $.form.bankNone) },
              ...banks.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...register("bankId")}
            // The banks arrive later than what was chosen.
            value={bankId}
          />
        )}
      </div>
    </>
  );
}
