import { useTenant } from "@plaudit/api/react";
import { languageName } from "@plaudit/i18n/language-name.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Select } from "@plaudit/ui/form/select.tsx";
import { type UseFormReturn, useFormState } from "react-hook-form";
import type { MemberFields } from "../form.ts";

const languages = ["en", "fr", "ar"] as const;
const zones = Intl.supportedValuesOf("timeZone");

export function PreferenceFields({ form }: { form: UseFormReturn<MemberFields> }) {
  const { t, i18n } = useTranslation("member");
  const { register, control } = form;
  const { errors, defaultValues } = useFormState({ control });
  const company = { value: "", label: t(($) => $.form.company) };
  const offered = useTenant()?.languages;
  const spoken = languages.filter((one) => offered?.includes(one) || one === defaultValues?.locale);
  const own = defaultValues?.timezone ?? "";
  const known = own === "" || zones.includes(own) ? zones : [own, ...zones];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t(($) => $.form.language)}
        error={errors.locale?.message}
        options={[company, ...spoken.map((value) => ({ value, label: languageName(value, i18n.language) }))]}
        {...register("locale")}
      />
      <Select
        label={t(($) => $.form.timezone)}
        error={errors.timezone?.message}
        options={[company, ...known.map((value) => ({ value, label: value.replaceAll("_", " ") }))]}
        {...register("timezone")}
      />
    </div>
  );
}
