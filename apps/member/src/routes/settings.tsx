import { useMe } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Bone } from "@plaudit/ui/feedback/bone.tsx";
import { ErrorState } from "@plaudit/ui/feedback/error-state.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { LanguageSetting } from "../features/settings/components/language-setting.tsx";
import { Setting } from "../features/settings/components/setting.tsx";
import { ThemeSetting } from "../features/settings/components/theme-setting.tsx";
import { ZoneSetting } from "../features/settings/components/zone-setting.tsx";

export function Component() {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const { data: me, error, mutate } = useMe();
  return (
    <Page named title={t(($) => $.title)} max="max-w-[52rem]">
      {me ? (
        <div className="grid lines-y">
          <LanguageSetting me={me} />
          <ZoneSetting me={me} />
          <ThemeSetting />
          <Setting title={t(($) => $.password.title)} hint={t(($) => $.password.text)}>
            <LinkButton kind="line" to="/settings/change-password">
              {t(($) => $.password.change)}
            </LinkButton>
          </Setting>
        </div>
      ) : error ? (
        <ErrorState
          title={common(($) => $.failed.title)}
          retry={common(($) => $.action.retry)}
          onRetry={() => void mutate()}
        >
          {common(($) => $.failed.text)}
        </ErrorState>
      ) : (
        <div role="status" aria-label={common(($) => $.action.loading)} className="grid gap-6 py-6">
          <Bone className="h-16" />
          <Bone className="h-16" />
          <Bone className="h-16" />
        </div>
      )}
    </Page>
  );
}
