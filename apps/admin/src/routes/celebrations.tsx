import { useTranslation } from "@plaudit/i18n/react.ts";
import { PreferencesForm } from "../features/celebration/components/preferences-form.tsx";
import { usePreferences } from "../features/celebration/data.ts";
import { EditScreen } from "../lib/edit-screen.tsx";
import { FormSkeleton } from "../lib/form-skeleton.tsx";

export function Component() {
  const { t } = useTranslation("celebration-admin");
  return (
    <EditScreen
      of={usePreferences()}
      title={() => t(($) => $.title)}
      max="max-w-[74rem]"
      skeleton={<FormSkeleton sections={[4, 1, 3]} />}
    >
      {(preferences, reload) => <PreferencesForm preferences={preferences} reload={reload} />}
    </EditScreen>
  );
}
