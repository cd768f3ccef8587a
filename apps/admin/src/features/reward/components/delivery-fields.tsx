import { useTranslation } from "@plaudit/i18n/react.ts";
import { FieldError } from "@plaudit/ui/form/field-error.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { ChoiceCards } from "../../../lib/choice-cards.tsx";
import type { Reward } from "../data.ts";
import { type RewardValues, ways } from "../reward-form.ts";
import { CodePools } from "./code-pools.tsx";

/** How it reaches whoever redeems it; of a pool, what is left in it. */
export function DeliveryFields({ form, reward }: { form: UseFormReturn<RewardValues>; reward: Reward | null }) {
  const { t } = useTranslation("reward-admin");
  const { t: common } = useTranslation();
  const { control, register, setValue } = form;
  const { errors } = useFormState({ control });
  const [way, instructions] = useWatch({ control, name: ["way", "instructions"] });
  return (
    <FormSection stacked title={t(($) => $.form.delivery)}>
      <div>
        <ChoiceCards
          label={t(($) => $.form.way)}
          value={way}
          onChange={(next) => setValue("way", next, { shouldDirty: true, shouldValidate: true })}
          columns="sm:grid-cols-2"
          options={ways.map((value) => ({
            value,
            label: t(($) => $.ways[value].name),
            text: t(($) => $.ways[value].text),
          }))}
        />
        {errors.way?.message && <FieldError>{errors.way.message}</FieldError>}
      </div>
      {way === "code" &&
        (reward?.fulfilment === "code" ? (
          <CodePools reward={reward} />
        ) : (
          <p className="rounded-md bg-canvas p-4 text-sm text-ink-2 rim-line">{t(($) => $.codes.saveFirst)}</p>
        ))}
      <TextArea
        label={t(($) => $.form.instructions)}
        optional={common(($) => $.form.optional)}
        hint={t(($) => $.form.instructionsHint)}
        error={errors.instructions?.message}
        count={[instructions.length, 300]}
        rows={2}
        {...register("instructions")}
      />
    </FormSection>
  );
}
