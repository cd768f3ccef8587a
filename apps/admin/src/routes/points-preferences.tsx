import { useState } from "react";
import { PreferencesForm } from "../features/points/components/preferences-form.tsx";
import { SettingsPart } from "../features/points/components/settings-part.tsx";
import { LockDialog } from "../features/statement/components/correction-dialogs.tsx";
import { LockedAccounts } from "../features/statement/components/locked-accounts.tsx";
import type { AccountRow } from "../features/statement/data.ts";

export function Component() {
  const [unlocking, setUnlocking] = useState<AccountRow | null>(null);
  return (
    <SettingsPart skeleton={[1, 3, 2, 2, 3, 1]}>
      {(settings, reload) => (
        <>
          <PreferencesForm settings={settings} reload={reload}>
            <LockedAccounts onUnlock={setUnlocking} />
          </PreferencesForm>
          {unlocking && <LockDialog owner={unlocking} onClose={() => setUnlocking(null)} />}
        </>
      )}
    </SettingsPart>
  );
}
