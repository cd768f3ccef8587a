import { useTranslation } from "@plaudit/i18n/react.ts";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { ValueForm } from "../features/value/components/value-form.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("value");
  return (
    <Page title={t(($) => $.add)} back={{ to: pathTo("values"), label: t(($) => $.title) }} max="max-w-[72rem]">
      <ValueForm value={null} />
    </Page>
  );
}
