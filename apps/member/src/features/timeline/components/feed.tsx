import type { TimelineItem } from "@plaudit/api/timeline.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import type { FeedFilters } from "@plaudit/ui/entity/feed-filter-types.ts";
import { FeedSkeleton } from "@plaudit/ui/entity/feed-skeleton.tsx";
import { NewItemsPill } from "@plaudit/ui/entity/new-items-pill.tsx";
import { ErrorState } from "@plaudit/ui/feedback/error-state.tsx";
import type { ReactNode } from "react";
import { isFiltered, useFeed, useNewItems } from "../data.ts";
import { FeedItems } from "./feed-items.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { useReach } from "./use-reach.ts";

type Props = {
  filters: FeedFilters;
  onClear: () => void;
  onRecognize?: () => void;
  /** Draws an item by what it is. */
  children: (item: TimelineItem) => ReactNode;
};
const most = 99;

function NewItems({ filters, head, onShow }: { filters: FeedFilters; head: string | null; onShow: () => void }) {
  const { t } = useTranslation("timeline");
  const { number } = useFormat();
  const count = useNewItems(filters, head);
  if (count === 0) return null;
  return (
    <NewItemsPill onClick={onShow}>
      {count >= most ? t(($) => $.newMany, { n: number(most) }) : t(($) => $.new, { count, n: number(count) })}
    </NewItemsPill>
  );
}

/** Feed items, newest first; older ones load on scrolling, new ones on request. */
export function Feed({ filters, onClear, onRecognize, children }: Props) {
  const { t } = useTranslation("timeline");
  const { t: common } = useTranslation();
  const feed = useFeed(filters);
  const { items, ready, error, more, loadMore, loadingMore } = feed;
  const end = useReach(() => void loadMore(), more && !loadingMore && !error);
  const again = () => void feed.mutate();
  if (!ready && error && feed.pages.length === 0)
    return (
      <ErrorState
        title={t(($) => $.failed.title)}
        retry={common(($) => $.action.retry)}
        onRetry={again}
        busy={feed.isValidating}
      >
        {t(($) => $.failed.text)}
      </ErrorState>
    );
  if (!ready) return <FeedSkeleton label={t(($) => $.loading)} />;
  const show = () => {
    scrollTo({ top: 0, behavior: "smooth" });
    void feed.restart();
  };
  return (
    <>
      <NewItems filters={filters} head={feed.head} onShow={show} />
      {items.length === 0 ? (
        <NothingYet filtered={isFiltered(filters)} onClear={onClear} onRecognize={onRecognize} />
      ) : (
        <FeedItems items={items} label={t(($) => $.feed)} loading={t(($) => $.loading)} draw={children}>
          {error ? (
            <ErrorState
              title={t(($) => $.failed.more)}
              retry={common(($) => $.action.retry)}
              onRetry={again}
              busy={feed.isValidating}
            />
          ) : more ? (
            <div key={items.length} ref={end} className="mt-6 grid justify-items-center">
              <Button kind="line" off={loadingMore} onClick={() => void loadMore()}>
                {loadingMore ? t(($) => $.loadingMore) : t(($) => $.more)}
              </Button>
            </div>
          ) : (
            items.length > 5 && <p className="mt-8 text-center text-sm text-ink-2">{t(($) => $.end)}</p>
          )}
        </FeedItems>
      )}
    </>
  );
}
