import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { ChoiceCards } from "../../../lib/choice-cards.tsx";
import { PayingBank, usePayingBanks } from "../../../lib/paying-bank.tsx";
import type { AwardTypeValues } from "../form.ts";

type Props = {
  form: UseFormReturn<AwardTypeValues>;
  /** One was sent: the amount stays. */
  frozen: boolean;
  /** There is nobody who could decide it: all winners receive the same. */
  same?: boolean;
};

/** How many win. */
export function PlacesField({ form: { control, register } }: Pick<Props, "form">) {
  const { t } = useTranslation("award-admin");
  const { errors } = useFormState({ control });
  return (
    <TextField
      label={t(($) => $.nominations.winners)}
      hint={t(($) => $.nominations.placesHint)}
      error={errors.places?.message}
      inputMode="numeric"
      dir="ltr"
      {...register("places")}
    />
  );
}

const DAY = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;

/** Who decides the amount, how much it is, and the bank that pays, with what it holds now. */
export function PointsFields({ form, frozen, same = false }: Props) {
  const { t } = useTranslation("award-admin");
  const format = useFormat();
  const banks = usePayingBanks().data?.results ?? [];
  const { control, register, setValue } = form;
  const { errors } = useFormState({ control });
  const [locked, points, bankId] = useWatch({ control, name: ["pointsLocked", "points", "bankId"] });
  const bank = banks.find(({ id }) => id === bankId);
  const pays = points.trim() !== "0" && points.trim() !== "";
  const held = bank && { n: format.number(bank.balance) };
  return (
    <>
      {!same && (
        <ChoiceCards
          label={t(($) => $.form.locked)}
          value={locked ? "locked" : "free"}
          onChange={(next) => setValue("pointsLocked", next === "locked", { shouldDirty: true })}
          disabled={frozen}
          options={[
            { value: "locked", label: t(($) => $.form.lockedYes), text: t(($) => $.form.lockedYesHint) },
            { value: "free", label: t(($) => $.form.lockedNo), text: t(($) => $.form.lockedNoHint) },
          ]}
          columns="sm:grid-cols-2"
        />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {same && <PlacesField form={form} />}
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
          <PayingBank
            form={form}
            name="bankId"
            label={t(($) => $.form.bank)}
            none={t(($) => $.form.bankNone)}
            hint={
              banks.length === 0
                ? t(($) => $.form.banksNone)
                : bank &&
                  held &&
                  (bank.lastsUntil
                    ? t(($) => $.form.bankUntil, { ...held, date: format.date(bank.lastsUntil, DAY) })
                    : t(($) => $.form.bankHolds, held))
            }
          />
        )}
      </div>
    </>
  );
}
