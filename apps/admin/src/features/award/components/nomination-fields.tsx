import { useTranslation } from "@plaudit/i18n/react.ts";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { AudienceField } from "../../../lib/audience-field.tsx";
import type { AwardTypeValues } from "../form.ts";

type Props = {
  form: UseFormReturn<AwardTypeValues>;
  /** Its dates are changed by ending and extending alone. */
  opened: boolean;
};

/** When nominations open and close, who nominates, and who may be nominated. */
export function NominationFields({ form, opened }: Props) {
  const { t } = useTranslation("award-admin");
  const { control, register, setValue } = form;
  const { errors } = useFormState({ control });
  const [nominators, candidates] = useWatch({ control, name: ["nominators", "candidates"] });
  const checked = { shouldDirty: true, shouldValidate: true } as const;
  return (
    <>
      <FormSection title={t(($) => $.nominations.window)} hint={t(($) => $.nominations.windowHint)}>
        <div className="grid max-w-88 gap-4">
          <TextField
            label={t(($) => $.nominations.opensAt)}
            type="datetime-local"
            readOnly={opened}
            error={errors.opensAt?.message}
            {...register("opensAt")}
          />
          <TextField
            label={t(($) => $.nominations.closesAt)}
            type="datetime-local"
            readOnly={opened}
            error={errors.closesAt?.message}
            {...register("closesAt")}
          />
        </div>
      </FormSection>
      <FormSection title={t(($) => $.nominations.who)}>
        <AudienceField
          control={control}
          name="nominators"
          label={t(($) => $.nominations.nominators)}
          value={nominators}
          onChange={(next) => setValue("nominators", next, checked)}
          error={errors.nominators && t(($) => $.nominations.audienceEmpty)}
          withoutRoles
        />
        <AudienceField
          control={control}
          name="candidates"
          label={t(($) => $.nominations.candidates)}
          value={candidates}
          onChange={(next) => setValue("candidates", next, checked)}
          error={errors.candidates && t(($) => $.nominations.audienceEmpty)}
          note={t(($) => $.nominations.candidatesNote)}
          withoutRoles
        />
        <TextField
          label={t(($) => $.nominations.most)}
          hint={t(($) => $.nominations.mostHint)}
          error={errors.maxNominations?.message}
          inputMode="numeric"
          dir="ltr"
          className="max-w-88"
          {...register("maxNominations")}
        />
      </FormSection>
    </>
  );
}
