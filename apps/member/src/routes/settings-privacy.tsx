import { useMe } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { PrivacyChoices } from "../features/settings/components/privacy-choices.tsx";
import { SeenByColleagues } from "../features/settings/components/seen-by-colleagues.tsx";
import { SettingsPage } from "../features/settings/components/settings-page.tsx";
import { SettingsSkeleton } from "../features/settings/components/settings-skeleton.tsx";
import { PartFailed } from "../lib/part-failed.tsx";

export function Component() {
  const { t } = useTranslation("settings");
  const query = useMe();
  const { data: me, error } = query;
  return (
    <SettingsPage title={t(($) => $.privacy.title)} note={t(($) => $.privacy.note)}>
      {me ? (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <PrivacyChoices me={me} />
          <SeenByColleagues me={me} />
        </div>
      ) : error ? (
        <PartFailed query={query} />
      ) : (
        <SettingsSkeleton />
      )}
    </SettingsPage>
  );
}
