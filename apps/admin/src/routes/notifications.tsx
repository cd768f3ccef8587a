import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { NotificationForm } from "../features/notification/components/notification-form.tsx";
import { useNotificationSettings } from "../features/notification/data.ts";
import { EditScreen } from "../lib/edit-screen.tsx";
import { FormSkeleton } from "../lib/form-skeleton.tsx";

export function Component() {
  const { t } = useTranslation("notification-settings");
  const { number } = useFormat();
  return (
    <EditScreen
      of={useNotificationSettings()}
      title={() => t(($) => $.title)}
      max="max-w-[64rem]"
      skeleton={<FormSkeleton sections={[4, 2]} />}
    >
      {(settings, reload) => (
        <>
          <div className="pt-3 pb-5">
            <h2 className="font-display text-title font-[460] track-display">{t(($) => $.lead)}</h2>
            <p className="mt-1.5 max-w-[46rem] text-sm text-ink-2">
              {t(($) => $.chosen, { count: settings.chosenCount, n: number(settings.chosenCount) })}
            </p>
          </div>
          <NotificationForm settings={settings} reload={reload} />
        </>
      )}
    </EditScreen>
  );
}
