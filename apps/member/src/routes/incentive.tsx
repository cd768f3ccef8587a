import { useApps } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { MissingArt } from "@plaudit/ui/app/missing-art.tsx";
import { ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useParams, useSearchParams } from "react-router";
import { ClaimPaper } from "../features/incentive/components/claim-paper.tsx";
import { IncentiveFacts } from "../features/incentive/components/incentive-facts.tsx";
import { OwnClaims } from "../features/incentive/components/own-claims.tsx";
import { useDecided, useIncentive } from "../features/incentive/data.ts";
import { PartFailed } from "../lib/part-failed.tsx";
import { PointsOff } from "../lib/points-off.tsx";
import { pathTo } from "../screens.ts";

/** What the code holds that was scanned. */
const CODE = "code";

export function Component() {
  const { t } = useTranslation("incentive");
  const { id = "" } = useParams();
  const [search, setSearch] = useSearchParams();
  const apps = useApps();
  const query = useIncentive(id);
  useDecided();
  const { data: incentive, error } = query;
  const gone = error && (error.status === 404 || error.status === 400);
  return (
    <Page
      title={incentive?.name ?? t(($) => $.title)}
      back={{ to: pathTo("incentives"), label: t(($) => $.page.back) }}
      max="max-w-[64rem]"
    >
      {incentive ? (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <ClaimPaper
              key={id}
              incentive={incentive}
              code={search.get(CODE)}
              onScanned={() => setSearch({}, { replace: true })}
            />
            <IncentiveFacts incentive={incentive} />
          </div>
          <OwnClaims incentiveId={id} />
        </>
      ) : gone && apps.ready && !apps.has("points") ? (
        <PointsOff />
      ) : gone ? (
        <ProblemScreen
          art={<MissingArt />}
          lead={t(($) => $.page.gone)}
          text={t(($) => $.page.goneText)}
          actions={<LinkButton to={pathTo("incentives")}>{t(($) => $.page.back)}</LinkButton>}
        />
      ) : error ? (
        <PartFailed query={query} />
      ) : (
        <div role="status" aria-label={t(($) => $.loading)}>
          <Skeleton className="h-[32rem] rounded-lg" />
        </div>
      )}
    </Page>
  );
}
