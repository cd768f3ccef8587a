import { useTranslation } from "@plaudit/i18n/react.ts";
import { MissingArt } from "@plaudit/ui/app/missing-art.tsx";
import { ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { buttonClass } from "@plaudit/ui/button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";

export function NotFound() {
  const { t } = useTranslation();
  return (
    <Page title={t(($) => $.notFound.title)}>
      <ProblemScreen
        art={<MissingArt />}
        lead={t(($) => $.notFound.lead)}
        text={t(($) => $.notFound.text)}
        actions={
          <a href="/home" className={buttonClass({})}>
            {t(($) => $.notFound.home)}
          </a>
        }
      />
    </Page>
  );
}
