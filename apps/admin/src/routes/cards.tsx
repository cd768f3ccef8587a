import { useTranslation } from "@plaudit/i18n/react.ts";
import { SettingsForm } from "../features/card/components/settings-form.tsx";
import { useCardSettings } from "../features/card/data.ts";
import { EditScreen } from "../lib/edit-screen.tsx";
import { FormSkeleton } from "../lib/form-skeleton.tsx";

export function Component() {
  const { t } = useTranslation("card-admin");
  return (
    <EditScreen
      of={useCardSettings()}
      title={() => t(($) => $.title)}
      max="max-w-[74rem]"
      skeleton={<FormSkeleton sections={[4, 7, 2]} />}
    >
      {(settings, reload) => <SettingsForm settings={settings} reload={reload} />}
    </EditScreen>
  );
}
