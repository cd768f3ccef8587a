import { useMe } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { LanguageSetting } from "../features/settings/components/language-setting.tsx";
import { SettingsPage } from "../features/settings/components/settings-page.tsx";
import { SettingsSkeleton } from "../features/settings/components/settings-skeleton.tsx";
import { ThemeSetting } from "../features/settings/components/theme-setting.tsx";
import { ZoneSetting } from "../features/settings/components/zone-setting.tsx";
import { PartFailed } from "../lib/part-failed.tsx";

export function Component() {
  const { t } = useTranslation("settings");
  const query = useMe();
  const { data: me, error } = query;
  return (
    <SettingsPage title={t(($) => $.general.title)} note={t(($) => $.general.note)}>
      {me || error ? (
        <div className="rounded-lg bg-surface px-5 shadow-2 lines-y sm:px-6">
          {me ? (
            <>
              <LanguageSetting me={me} />
              <ZoneSetting me={me} />
            </>
          ) : (
            <div className="py-6">
              <PartFailed query={query} />
            </div>
          )}
          <ThemeSetting />
        </div>
      ) : (
        <SettingsSkeleton />
      )}
    </SettingsPage>
  );
}
