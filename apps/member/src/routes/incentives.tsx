import { useApps, useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { IncentiveCard } from "../features/incentive/components/incentive-card.tsx";
import { OwnClaims } from "../features/incentive/components/own-claims.tsx";
import { useDecided, useOpenIncentives } from "../features/incentive/data.ts";
import { PartFailed } from "../lib/part-failed.tsx";
import { PointsOff } from "../lib/points-off.tsx";

export function Component() {
  const { t } = useTranslation("incentive");
  const { number } = useFormat();
  const company = useTenant()?.name ?? "";
  const apps = useApps();
  const incentives = useOpenIncentives();
  useDecided();
  const { items, pages, data, error, more, loadMore, loadingMore } = incentives;
  const total = pages[0]?.total ?? 0;
  const waiting = items.reduce((sum, { own }) => sum + own.pending, 0);
  return (
    <Page named title={t(($) => $.title)}>
      {error && !data ? (
        <PartFailed query={incentives} />
      ) : !data || !apps.ready ? (
        <div role="status" aria-label={t(($) => $.loading)} className="grid gap-5 md:grid-cols-2">
          <Skeleton className="h-18 rounded-lg md:col-span-2" />
          <Skeleton className="h-80 rounded-lg" />
          <Skeleton className="h-80 rounded-lg" />
        </div>
      ) : !apps.has("points") ? (
        <PointsOff />
      ) : items.length === 0 ? (
        <EmptyState art="steps" tone={15} title={t(($) => $.empty.title)}>
          {t(($) => $.empty.text)}
        </EmptyState>
      ) : (
        <>
          <p className="font-display text-display font-[440] wrap-anywhere track-display">{t(($) => $.opening)}</p>
          <p className="mt-1 mb-6 text-base text-ink-2">
            {t(($) => $.lead, { count: total, n: number(total), company })}
            {waiting > 0 && ` ${t(($) => $.waiting, { count: waiting, n: number(waiting) })}`}
          </p>
          <ul className="grid gap-5 md:grid-cols-2">
            {items.map((incentive) => (
              <IncentiveCard key={incentive.id} incentive={incentive} />
            ))}
          </ul>
          {more && (
            <Button kind="line" className="mx-auto mt-5 flex" off={loadingMore} onClick={() => void loadMore()}>
              {t(($) => $.more)}
            </Button>
          )}
        </>
      )}
      {(data || !error) && <OwnClaims />}
    </Page>
  );
}
