import { useTranslation } from "@plaudit/i18n/react.ts";
import { MissingArt, ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { pathTo } from "../screens.ts";

export function NotFound() {
  const { t } = useTranslation();
  return (
    <Page title={t(($) => $.notFound.title)}>
      <ProblemScreen
        art={<MissingArt />}
        lead={t(($) => $.notFound.lead)}
        text={t(($) => $.notFound.text)}
        actions={<LinkButton to={pathTo("home")}>{t(($) => $.notFound.home)}</LinkButton>}
      />
    </Page>
  );
}
