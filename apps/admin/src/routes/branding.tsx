import { useTranslation } from "@plaudit/i18n/react.ts";
import { BrandingForm } from "../features/tenant/components/branding-form.tsx";
import { SettingsScreen } from "../features/tenant/components/settings-screen.tsx";

export function Component() {
  const { t } = useTranslation("branding");
  return (
    <SettingsScreen title={t(($) => $.title)} max="max-w-[78rem]">
      {(settings, reload) => <BrandingForm settings={settings} onReload={reload} />}
    </SettingsScreen>
  );
}
