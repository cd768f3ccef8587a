import { useTranslation } from "@plaudit/i18n/react.ts";
import { MissingArt, ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { use } from "react";
import { texts } from "../../lib/texts.ts";
import { pathTo } from "../../screens.ts";

/** In place of a screen that has not been loaded; it comes by itself with the connection. */
export function NeedsConnection() {
  use(texts("offline"));
  const { t } = useTranslation("offline");
  const { t: common } = useTranslation();
  return (
    <Page title={t(($) => $.needed.title)}>
      <ProblemScreen
        art={<MissingArt />}
        lead={t(($) => $.needed.title)}
        text={t(($) => $.needed.text)}
        actions={<LinkButton to={pathTo("home")}>{common(($) => $.notFound.home)}</LinkButton>}
      />
    </Page>
  );
}
