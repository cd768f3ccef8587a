import { useTranslation } from "@plaudit/i18n/react.ts";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { TeamForm } from "../features/team/components/team-form.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("team");
  return (
    <Page title={t(($) => $.new)} back={{ to: pathTo("teams"), label: t(($) => $.back) }} max="max-w-[64rem]">
      <TeamForm team={null} />
    </Page>
  );
}
