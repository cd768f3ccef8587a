import { useTranslation } from "@plaudit/i18n/react.ts";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { type UseFormReturn, useFormState } from "react-hook-form";
import type { ProviderValues } from "../provider-form.ts";

/** From which price somebody approves first, and how much one person may redeem in a month. */
export function ProviderRules({ form }: { form: UseFormReturn<ProviderValues> }) {
  const { t } = useTranslation("reward-admin");
  const { t: common } = useTranslation();
  const { errors } = useFormState({ control: form.control });
  return (
    <FormSection title={t(($) => $.form.rules)} hint={t(($) => $.form.rulesHint)}>
      {(["approvalFrom", "monthlyPoints"] as const).map((name) => (
        <TextField
          key={name}
          label={t(($) => $.form[name])}
          hint={t(($) => $.form.ruleHint[name])}
          optional={common(($) => $.form.optional)}
          error={errors[name]?.message}
          className="sm:max-w-96"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          {...form.register(name)}
        />
      ))}
    </FormSection>
  );
}
