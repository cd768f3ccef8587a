import { useTranslation } from "@plaudit/i18n/react.ts";
import { MissingArt } from "@plaudit/ui/app/missing-art.tsx";
import { ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { use } from "react";
import { texts } from "../../lib/texts.ts";
import { pathTo } from "../../screens.ts";

function Missing({ title, lead, text }: { title: string; lead: string; text: string }) {
  const { t } = useTranslation();
  return (
    <Page title={title}>
      <ProblemScreen
        art={<MissingArt />}
        lead={lead}
        text={text}
        actions={<LinkButton to={pathTo("home")}>{t(($) => $.notFound.home)}</LinkButton>}
      />
    </Page>
  );
}

export function NotFound() {
  const { t } = useTranslation();
  return (
    <Missing title={t(($) => $.notFound.title)} lead={t(($) => $.notFound.lead)} text={t(($) => $.notFound.text)} />
  );
}

/** In place of a screen that has not been loaded; it comes by itself with the connection. */
export function NeedsConnection() {
  use(texts("offline"));
  const { t } = useTranslation("offline");
  const title = t(($) => $.needed.title);
  return <Missing title={title} lead={title} text={t(($) => $.needed.text)} />;
}
