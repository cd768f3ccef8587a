import { useTranslation } from "@plaudit/i18n/react.ts";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { type UseFormReturn, useFormState } from "react-hook-form";
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
  const { control, register } = form;
  const { errors } = useFormState({ control });
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
          form={form}
          name="nominators"
          label={t(($) => $.nominations.nominators)}
          error={t(($) => $.nominations.audienceEmpty)}
          withoutRoles
        />
        <AudienceField
          form={form}
          name="candidates"
          label={t(($) => $.nominations.candidates)}
          error={t(($) => $.nominations.audienceEmpty)}
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
