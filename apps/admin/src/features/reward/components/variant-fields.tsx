import { MOST_VARIANTS } from "@plaudit/api/reward-arts.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { Plus, X } from "@plaudit/ui/icons.tsx";
import { type UseFormReturn, useFieldArray, useFormState, useWatch } from "react-hook-form";
import { noVariant, type RewardValues } from "../reward-form.ts";
import { useRewardText } from "../use-reward-text.ts";

type Props = {
  form: UseFormReturn<RewardValues>;
  /** What so many points are worth, as text. */
  worthOf: (points: string) => string | undefined;
};

/** Price, worth and stock of each variant; of one alone the name is nobody's business. */
export function VariantFields({ form, worthOf }: Props) {
  const { t } = useTranslation("reward-admin");
  const { t: common } = useTranslation();
  const { number } = useRewardText();
  const { control, register } = form;
  const { errors } = useFormState({ control });
  const { fields, append, remove } = useFieldArray({ control, name: "variants" });
  const [variants, way, currency] = useWatch({ control, name: ["variants", "way", "currency"] });
  const several = fields.length > 1;
  return (
    <div>
      <ol className={several ? "lines-y border-line border-y" : ""}>
        {fields.map((field, n) => {
          const faults = errors.variants?.[n];
          return (
            <li key={field.id} className={`flex items-start gap-3 ${several ? "py-4" : ""}`}>
              <div className="grid min-w-0 grow items-start gap-4 sm:grid-cols-2">
                {several && (
                  <TextField
                    label={t(($) => $.form.variant, { n: number(n + 1) })}
                    error={faults?.name?.message}
                    className="sm:col-span-2"
                    autoComplete="off"
                    {...register(`variants.${n}.name`)}
                  />
                )}
                <TextField
                  label={t(($) => $.form.points)}
                  hint={worthOf(variants[n]?.points ?? "")}
                  error={faults?.points?.message}
                  inputMode="numeric"
                  dir="ltr"
                  autoComplete="off"
                  {...register(`variants.${n}.points`)}
                />
                <TextField
                  label={t(($) => $.form.faceValue, { currency })}
                  hint={t(($) => $.form.faceValueHint)}
                  error={faults?.faceValue?.message}
                  inputMode="decimal"
                  dir="ltr"
                  autoComplete="off"
                  {...register(`variants.${n}.faceValue`)}
                />
                <TextField
                  label={t(($) => $.form.fee, { currency })}
                  optional={common(($) => $.form.optional)}
                  hint={t(($) => $.form.feeHint)}
                  error={faults?.fee?.message}
                  inputMode="decimal"
                  dir="ltr"
                  autoComplete="off"
                  {...register(`variants.${n}.fee`)}
                />
                {way !== "code" && (
                  <TextField
                    label={t(($) => $.form.stock)}
                    optional={common(($) => $.form.optional)}
                    placeholder={t(($) => $.noLimit)}
                    hint={t(($) => $.form.stockHint)}
                    error={faults?.stock?.message}
                    inputMode="numeric"
                    dir="ltr"
                    autoComplete="off"
                    {...register(`variants.${n}.stock`)}
                  />
                )}
              </div>
              {several && (
                <Button
                  kind="quiet"
                  size="icon-sm"
                  aria-label={t(($) => $.form.removeVariant, { n: number(n + 1) })}
                  onClick={() => remove(n)}
                >
                  <X className="size-4" aria-hidden="true" />
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {fields.length < MOST_VARIANTS && (
        <Button
          kind="quiet"
          size="sm"
          className="-ms-3 mt-1"
          onClick={() => {
            const { points = "", faceValue = "", fee = "0" } = variants.at(-1) ?? {};
            append({ ...noVariant, points, faceValue, fee });
          }}
        >
          <Plus className="size-4.5" aria-hidden="true" />
          {t(($) => $.form.addVariant)}
        </Button>
      )}
    </div>
  );
}
