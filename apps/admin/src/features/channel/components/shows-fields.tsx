import { useTranslation } from "@plaudit/i18n/react.ts";
import { Checkbox } from "@plaudit/ui/form/checkbox.tsx";
import { ChoiceField } from "@plaudit/ui/form/choice-field.tsx";
import { FieldError } from "@plaudit/ui/form/field-error.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { Select } from "@plaudit/ui/form/select.tsx";
import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { usePickerLabels } from "../../../lib/picker-labels.ts";
import { findTeams } from "../data.ts";
import { type ChannelValues, PERIODS } from "../form.ts";

export function ShowsFields({ form }: { form: UseFormReturn<ChannelValues> }) {
  const { t } = useTranslation("channel");
  const { register, control, trigger } = form;
  const labels = usePickerLabels(t(($) => $.form.teamsPlaceholder));
  const { errors } = useFormState({ control });
  const period = Number(useWatch({ control, name: "periodDays" }));
  const periods = PERIODS.includes(period) ? PERIODS : [...PERIODS, period].sort((a, b) => a - b);
  return (
    <FormSection title={t(($) => $.form.shows)} hint={t(($) => $.form.showsHint)}>
      <fieldset className="min-w-0" aria-describedby={errors.recognition ? "content-error" : undefined}>
        <legend className="mb-1 text-sm font-semibold">{t(($) => $.form.content)}</legend>
        <Checkbox label={t(($) => $.content.recognition)} {...register("recognition")} />
        <Checkbox
          label={t(($) => $.content.joiners)}
          {...register("joiners", { onChange: () => void trigger("recognition") })}
        />
        {errors.recognition && <FieldError id="content-error">{errors.recognition.message}</FieldError>}
      </fieldset>
      <ChoiceField
        control={control}
        name="teams"
        label={t(($) => $.form.teams)}
        hint={t(($) => $.form.teamsHint)}
        search={async (words) =>
          (await findTeams(words)).map(({ id, name, activeMemberCount: count }) => ({
            id,
            label: name,
            note: t(($) => $.form.members, { count }),
          }))
        }
        labels={labels}
      />
      <Select
        label={t(($) => $.form.period)}
        className="sm:max-w-80"
        options={periods.map((count) => ({ value: String(count), label: t(($) => $.period, { count }) }))}
        {...register("periodDays")}
      />
    </FormSection>
  );
}
