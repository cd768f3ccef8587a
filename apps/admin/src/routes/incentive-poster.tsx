import { can } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useParams } from "react-router";
import { PosterScreen } from "../features/incentive/components/poster-screen.tsx";
import { useIncentive } from "../features/incentive/data.ts";
import { LoadFailed } from "../lib/load-failed.tsx";
import { NotFound } from "../lib/not-found.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("incentive-admin");
  const { id } = useParams();
  const { data: incentive, error, isValidating, mutate } = useIncentive(id);
  if (error?.status === 404 || error?.status === 400) return <NotFound />;
  if (incentive && (incentive.proof !== "code" || !can(incentive, "view"))) return <NotFound />;
  if (incentive) return <PosterScreen key={incentive.id} incentive={incentive} />;
  return (
    <Page title={t(($) => $.title)} back={{ to: pathTo("incentives-manage"), label: t(($) => $.back) }}>
      {error ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <Skeleton className="mx-auto aspect-[1/1.414] w-full max-w-[34rem]" />
      )}
    </Page>
  );
}
