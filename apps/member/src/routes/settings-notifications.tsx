import { useTenant } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { NotificationPreferences } from "../features/settings/components/notification-preferences.tsx";
import { SettingsPage } from "../features/settings/components/settings-page.tsx";
import { SettingsSkeleton } from "../features/settings/components/settings-skeleton.tsx";
import { usePreferences } from "../features/settings/preferences.ts";
import { PartFailed } from "../lib/part-failed.tsx";

export function Component() {
  const { t } = useTranslation("settings");
  const tenant = useTenant()?.name ?? "";
  const query = usePreferences();
  const { data, error } = query;
  return (
    <SettingsPage title={t(($) => $.notifications.title)} note={t(($) => $.notifications.note, { tenant })}>
      {data ? (
        <NotificationPreferences preferences={data} />
      ) : error ? (
        <PartFailed query={query} />
      ) : (
        <SettingsSkeleton />
      )}
    </SettingsPage>
  );
}
