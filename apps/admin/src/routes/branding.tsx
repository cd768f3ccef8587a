import { useTranslation } from "@plaudit/i18n/react.ts";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { BrandingForm } from "../features/tenant/components/branding-form.tsx";
import { SettingsScreen } from "../features/tenant/components/settings-screen.tsx";

const skeleton = (
  <div className="grid gap-8 lg:grid-cols-[23rem_minmax(0,1fr)]" aria-hidden="true">
    <div className="grid content-start gap-4">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
    <Skeleton className="h-120 w-full" />
  </div>
);

export function Component() {
  const { t } = useTranslation("tenant");
  return (
    <SettingsScreen title={t(($) => $.title)} max="max-w-[78rem]" skeleton={skeleton}>
      {(settings, reload) => <BrandingForm settings={settings} reload={reload} />}
    </SettingsScreen>
  );
}
