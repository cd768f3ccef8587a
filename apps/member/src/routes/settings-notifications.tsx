import { useTenant } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { NotificationPreferences } from "../features/settings/components/notification-preferences.tsx";
import { SettingsPage } from "../features/settings/components/settings-page.tsx";
import { usePreferences } from "../features/settings/preferences.ts";
import { PartFailed } from "../lib/part-failed.tsx";

export function Component() {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const tenant = useTenant()?.name ?? "";
  const query = usePreferences();
  const { data, error } = query;
  return (
    <SettingsPage
      heading={
        <div className="mb-6">
          <h2 className="font-display text-display font-[440] track-display">{t(($) => $.nav.notifications)}</h2>
          <p className="mt-1 text-base text-ink-2">{t(($) => $.notifications.note, { tenant })}</p>
        </div>
      }
    >
      {data ? (
        <NotificationPreferences preferences={data} />
      ) : error ? (
        <PartFailed query={query} />
      ) : (
        <div role="status" aria-label={common(($) => $.action.loading)} className="grid gap-6 py-6">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      )}
    </SettingsPage>
  );
}
