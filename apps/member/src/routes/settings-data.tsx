import { useTranslation } from "@plaudit/i18n/react.ts";
import { Panel } from "@plaudit/ui/panel.tsx";
import { DataCopyPanel } from "../features/settings/components/data-copy-panel.tsx";
import { SettingsPage } from "../features/settings/components/settings-page.tsx";
import { SettingsSkeleton } from "../features/settings/components/settings-skeleton.tsx";
import { useDataCopy } from "../features/settings/data-copy.ts";
import { PartFailed } from "../lib/part-failed.tsx";

export function Component() {
  const { t } = useTranslation("settings");
  const query = useDataCopy();
  const { data, error } = query;
  const parts = t(($) => $.data.part, { returnObjects: true });
  return (
    <SettingsPage title={t(($) => $.data.title)} note={t(($) => $.data.note)}>
      <div className="grid gap-5">
        {data ? <DataCopyPanel copy={data.copy} /> : error ? <PartFailed query={query} /> : <SettingsSkeleton />}
        <Panel title={t(($) => $.data.kept)}>
          <ul className="lines-y">
            {Object.entries(parts).map(([part, label]) => (
              <li key={part} className="py-3 text-sm">
                {label}
              </li>
            ))}
          </ul>
          <p className="pt-3 text-xs text-ink-2">{t(($) => $.data.anonymous)}</p>
        </Panel>
      </div>
    </SettingsPage>
  );
}
