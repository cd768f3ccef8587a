import { useTranslation } from "@plaudit/i18n/react.ts";
import { MissingArt } from "@plaudit/ui/app/missing-art.tsx";
import { ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { buttonClass } from "@plaudit/ui/button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";

/** For people without access: how to get it. Names of administrators are not shown to them. */
export function Withheld() {
  const { t } = useTranslation("admin");
  const common = useTranslation("common").t;
  return (
    <Page title={t(($) => $.title)}>
      <ProblemScreen
        art={<MissingArt />}
        lead={t(($) => $.withheld.lead)}
        text={t(($) => $.withheld.text)}
        actions={
          <a href="/home" className={buttonClass({})}>
            {common(($) => $.notFound.home)}
          </a>
        }
      />
    </Page>
  );
}
