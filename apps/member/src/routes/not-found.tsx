import { useTranslation } from "@plaudit/i18n/react.ts";
import { MissingArt, ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";

export function NotFound() {
  const { t } = useTranslation();
  return (
    <Page title={t(($) => $.notFound.title)}>
      <ProblemScreen
        art={<MissingArt />}
        lead={t(($) => $.notFound.lead)}
        text={t(($) => $.notFound.text)}
        actions={<LinkButton to="/home">{t(($) => $.notFound.home)}</LinkButton>}
      />
    </Page>
  );
}
