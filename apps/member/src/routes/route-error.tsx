import { useTranslation } from "@plaudit/i18n/react.ts";
import { ErrorDetails } from "@plaudit/ui/app/error-details.tsx";
import { BrokenArt, ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { pathTo } from "../screens.ts";

export function RouteError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Page title={t(($) => $.routeError.title)}>
      <ProblemScreen
        alert
        art={<BrokenArt />}
        lead={t(($) => $.routeError.lead)}
        text={t(($) => $.routeError.text)}
        actions={
          <>
            <Button onClick={onRetry}>{t(($) => $.routeError.reload)}</Button>
            <LinkButton kind="line" to={pathTo("home")}>
              {t(($) => $.notFound.home)}
            </LinkButton>
          </>
        }
      >
        <ErrorDetails label={t(($) => $.routeError.message)} error={error} />
      </ProblemScreen>
    </Page>
  );
}
