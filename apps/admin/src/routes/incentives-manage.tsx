import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Plus } from "@plaudit/ui/icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { IncentivesTable } from "../features/incentive/components/incentives-table.tsx";
import { ALL, useIncentives } from "../features/incentive/data.ts";
import { useIncentiveMenu } from "../features/incentive/use-incentive-menu.tsx";
import { LoadFailed } from "../lib/load-failed.tsx";
import { RowsSkeleton } from "../lib/rows-skeleton.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("incentive-admin");
  const { t: points } = useTranslation("points");
  const { number } = useFormat();
  const { items, pages, error, isValidating, mutate, more, loadMore, loadingMore } = useIncentives();
  const [first] = pages;
  const { menu, question } = useIncentiveMenu({ onFailed: mutate });
  const waiting = first?.waiting;
  const add = (
    <LinkButton to={pathTo("incentive-new")} size="sm" className="max-sm:h-11">
      <Plus className="size-4.5" aria-hidden="true" />
      {t(($) => $.add)}
    </LinkButton>
  );
  return (
    <Page title={t(($) => $.title)} actions={add} max="max-w-[74rem]">
      {error && !first ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : !first || !waiting ? (
        <div aria-hidden="true">
          <div className="flex items-center justify-between gap-4 border-line border-b pt-4 pb-6">
            <div>
              <Skeleton className="h-7 w-72 max-w-full" />
              <Skeleton className="mt-2.5 h-3.5 w-44" />
            </div>
            <Skeleton className="h-11 w-28 rounded-md" />
          </div>
          <RowsSkeleton picture columns={4} />
        </div>
      ) : items.length === 0 ? (
        <EmptyState art="steps" tone={15} title={t(($) => $.empty.title)} action={add}>
          {t(($) => $.empty.text)}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-4 border-line border-b pt-4 pb-6">
            <div className="min-w-0">
              <p className="font-display text-title font-[460] track-display">
                {waiting.count > 0
                  ? t(($) => $.list.waiting, { count: waiting.count, n: number(waiting.count) })
                  : t(($) => $.list.nothing)}
              </p>
              {waiting.count > 0 && (
                <p className="mt-1 text-sm text-ink-2">
                  {t(($) => $.list.comesTo, {
                    amount: points(($) => $.amount, { count: waiting.points, n: number(waiting.points) }),
                  })}
                </p>
              )}
            </div>
            {waiting.count > 0 ? (
              <LinkButton to={pathTo("incentives-pending", { id: ALL })}>
                {t(($) => $.list.reviewAll, { n: number(waiting.count) })}
              </LinkButton>
            ) : (
              <LinkButton kind="line" to={pathTo("incentives-past", { id: ALL })}>
                {t(($) => $.list.before)}
              </LinkButton>
            )}
          </div>
          <IncentivesTable incentives={items} menu={menu} />
          {more && (
            <Button kind="line" className="mt-5" off={loadingMore} onClick={() => void loadMore()}>
              {t(($) => $.list.more)}
            </Button>
          )}
        </>
      )}
      {question}
    </Page>
  );
}
