import { useTranslation } from "@plaudit/i18n/react.ts";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { ValueForm } from "../features/value/components/value-form.tsx";

export function Component() {
  const { t } = useTranslation("values");
  return (
    <Page title={t(($) => $.add)} back={{ to: "/values", label: t(($) => $.title) }} max="max-w-[72rem]">
      <ValueForm value={null} />
    </Page>
  );
}
