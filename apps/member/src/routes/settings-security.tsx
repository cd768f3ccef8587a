import { useTranslation } from "@plaudit/i18n/react.ts";
import { Factors } from "../features/security/components/factors.tsx";
import { Sessions } from "../features/security/components/sessions.tsx";
import { useFactors, useSessions } from "../features/security/data.ts";
import { SettingsPage } from "../features/settings/components/settings-page.tsx";
import { SettingsSkeleton } from "../features/settings/components/settings-skeleton.tsx";
import { PartFailed } from "../lib/part-failed.tsx";

export function Component() {
  const { t } = useTranslation("security");
  const factors = useFactors();
  const sessions = useSessions();
  return (
    <SettingsPage title={t(($) => $.title)} note={t(($) => $.note)}>
      <div className="grid gap-5">
        {factors.data ? (
          <Factors factors={factors.data} />
        ) : factors.error ? (
          <PartFailed query={factors} />
        ) : (
          <SettingsSkeleton />
        )}
        {sessions.data ? (
          <Sessions sessions={sessions.data.results} />
        ) : (
          sessions.error && <PartFailed query={sessions} />
        )}
      </div>
    </SettingsPage>
  );
}
