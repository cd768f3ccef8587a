import { channelCodes } from "@plaudit/api/channel.ts";
import { languages } from "@plaudit/i18n/index.ts";
import { languageName } from "@plaudit/i18n/language-name.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { Select } from "@plaudit/ui/form/select.tsx";
import type { UseFormReturn } from "react-hook-form";
import type { ChannelValues } from "../form.ts";

export function LookFields({ form: { register } }: { form: UseFormReturn<ChannelValues> }) {
  const { t, i18n } = useTranslation("channel");
  const { t: common } = useTranslation();
  return (
    <FormSection title={t(($) => $.form.look)} hint={t(($) => $.form.lookHint)}>
      <Select
        label={t(($) => $.form.language)}
        className="sm:max-w-80"
        options={languages.map((value) => ({ value, label: languageName(value, i18n.language) }))}
        {...register("language")}
      />
      <Select
        label={t(($) => $.form.theme)}
        hint={t(($) => $.form.themeHint)}
        className="sm:max-w-80"
        options={(["dark", "light"] as const).map((value) => ({ value, label: common(($) => $.theme[value]) }))}
        {...register("theme")}
      />
      <Select
        label={t(($) => $.form.code)}
        className="sm:max-w-96"
        options={channelCodes.map((value) => ({ value, label: t(($) => $.form.codes[value]) }))}
        {...register("qr")}
      />
    </FormSection>
  );
}
