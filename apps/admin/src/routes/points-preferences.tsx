import { PreferencesForm } from "../features/points/components/preferences-form.tsx";
import { SettingsPart } from "../features/points/components/settings-part.tsx";

export const Component = () => (
  <SettingsPart skeleton={[1, 3, 2, 2, 3]}>
    {(settings, reload) => <PreferencesForm settings={settings} reload={reload} />}
  </SettingsPart>
);
