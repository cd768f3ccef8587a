import { useMe } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { LanguageSetting } from "../features/settings/components/language-setting.tsx";
import { Setting } from "../features/settings/components/setting.tsx";
import { SettingsPage } from "../features/settings/components/settings-page.tsx";
import { ThemeSetting } from "../features/settings/components/theme-setting.tsx";
import { ZoneSetting } from "../features/settings/components/zone-setting.tsx";
import { PartFailed } from "../lib/part-failed.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const query = useMe();
  const { data: me, error } = query;
  return (
    <SettingsPage>
      {me || error ? (
        <div className="grid lines-y">
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
          <Setting title={t(($) => $.password.title)} hint={t(($) => $.password.text)}>
            <LinkButton kind="line" to={pathTo("change-password")}>
              {t(($) => $.password.change)}
            </LinkButton>
          </Setting>
        </div>
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
