import { useTranslation } from "@plaudit/i18n/react.ts";
import { useParams } from "react-router";
import { ProviderForm } from "../features/reward/components/provider-form.tsx";
import { useProvider, useSettings } from "../features/reward/data.ts";
import { EditScreen } from "../lib/edit-screen.tsx";
import { FormSkeleton } from "../lib/form-skeleton.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("reward-admin");
  const { id } = useParams();
  const provider = useProvider(id);
  const settings = useSettings();
  const page = {
    back: { to: pathTo("rewards-setup"), label: t(($) => $.backToSetup) },
    max: "max-w-[74rem]",
    skeleton: <FormSkeleton sections={[3, 2, 1]} />,
  };
  const worths = settings.data?.worth ?? [];
  // A new one begins in the company's own currency: its form waits for that.
  if (!id)
    return (
      <EditScreen of={{ ...settings, data: settings.data && { id: "new" } }} title={() => t(($) => $.add)} {...page}>
        {() => <ProviderForm provider={null} worths={worths} />}
      </EditScreen>
    );
  return (
    <EditScreen of={provider} title={(loaded) => loaded?.name ?? t(($) => $.provider)} {...page}>
      {(loaded, reload) => <ProviderForm provider={loaded} worths={worths} reload={reload} />}
    </EditScreen>
  );
}
