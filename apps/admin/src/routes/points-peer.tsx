import { PeerForm } from "../features/points/components/peer-form.tsx";
import { SettingsPart } from "../features/points/components/settings-part.tsx";

export const Component = () => (
  <SettingsPart skeleton={[2, 2, 1, 1]}>
    {(settings, reload) => <PeerForm settings={settings} reload={reload} />}
  </SettingsPart>
);
