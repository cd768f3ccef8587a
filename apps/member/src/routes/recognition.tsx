import { useTranslation } from "@plaudit/i18n/react.ts";
import { Page } from "@plaudit/ui/shell/page.tsx";

export function Component() {
  const { t } = useTranslation();
  return <Page title={t(($) => $.nav.home)}>{null}</Page>;
}
