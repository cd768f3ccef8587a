import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { wholeOf } from "@plaudit/ui/form/typed-number.ts";
import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { ChoiceCards } from "../../../lib/choice-cards.tsx";
import { PayingBank, usePayingBanks } from "../../../lib/paying-bank.tsx";
import { useWorth } from "../../../lib/use-worth.ts";
import type { AwardType } from "../data.ts";
import type { AwardTypeValues } from "../form.ts";

type Props = {
  form: UseFormReturn<AwardTypeValues>;
  type: AwardType | null;
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

const MONTH_MS = 30 * 86_400_000;
/** How often a month it was sent since it was made; nothing is told of the first month. */
function monthlyOf({ createdAt, stats }: AwardType): number {
  const months = (Date.now() - new Date(createdAt).getTime()) / MONTH_MS;
  return months < 1 ? 0 : Math.round(stats.sent / months);
}

/** Who decides the amount, how much it is, and the bank that pays, with what it holds now. */
export function PointsFields({ form, type, same = false }: Props) {
  const { t } = useTranslation("award-admin");
  const format = useFormat();
  const money = useWorth();
  const frozen = (type?.stats.sent ?? 0) > 0;
  const banks = usePayingBanks().data?.results ?? [];
  const { control, register, setValue } = form;
  const { errors } = useFormState({ control });
  const [locked, points, bankId] = useWatch({ control, name: ["pointsLocked", "points", "bankId"] });
  const bank = banks.find(({ id }) => id === bankId);
  const pays = points.trim() !== "0" && points.trim() !== "";
  const each = wholeOf(points) || 0;
  const worth = each > 0 ? money(each) : undefined;
  const zero = frozen ? t(($) => $.form.frozen) : same ? t(($) => $.nominations.zero) : t(($) => $.form.zero);
  const monthly = type ? monthlyOf(type) : 0;
  const pace =
    monthly > 0 &&
    t(($) => $.form.pace, { count: monthly, n: format.number(monthly), most: format.number(monthly * each) });
  const holds = ({ balance, lastsUntil }: { balance: number; lastsUntil: string | null }) =>
    lastsUntil
      ? t(($) => $.form.bankUntil, { n: format.number(balance), date: format.date(lastsUntil, DAY) })
      : t(($) => $.form.bankHolds, { n: format.number(balance) });
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
          hint={[worth && t(($) => $.form.worth, { worth }), zero].filter(Boolean).join(" ")}
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
              banks.length === 0 ? t(($) => $.form.banksNone) : bank && [holds(bank), pace].filter(Boolean).join(" ")
            }
          />
        )}
      </div>
    </>
  );
}
