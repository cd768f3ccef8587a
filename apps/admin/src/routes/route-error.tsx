import { useTranslation } from "@plaudit/i18n/react.ts";
import { ErrorDetails } from "@plaudit/ui/app/error-details.tsx";
import { BrokenArt, ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useRouteError } from "react-router";

export function RouteError() {
  const { t } = useTranslation();
  return (
    <Page title={t(($) => $.routeError.title)}>
      <ProblemScreen
        alert
        art={<BrokenArt />}
        lead={t(($) => $.routeError.lead)}
        text={t(($) => $.routeError.text)}
        actions={<Button onClick={() => location.reload()}>{t(($) => $.routeError.reload)}</Button>}
      >
        <ErrorDetails label={t(($) => $.routeError.message)} error={useRouteError()} />
      </ProblemScreen>
    </Page>
  );
}
