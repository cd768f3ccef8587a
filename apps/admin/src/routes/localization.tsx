import { useTranslation } from "@plaudit/i18n/react.ts";
import { LocalizationForm } from "../features/tenant/components/localization-form.tsx";
import { SettingsScreen } from "../features/tenant/components/settings-screen.tsx";
import { FormSkeleton } from "../lib/form-skeleton.tsx";

export function Component() {
  const { t } = useTranslation("tenant");
  return (
    <SettingsScreen title={t(($) => $.local.title)} max="max-w-[64rem]" skeleton={<FormSkeleton sections={[3, 1]} />}>
      {(settings, reload) => <LocalizationForm settings={settings} reload={reload} />}
    </SettingsScreen>
  );
}
