import { can } from "@plaudit/api/permissions.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { useState } from "react";
import { FlaggedPage } from "../features/moderation/components/flagged-page.tsx";
import { type Item, useCounts, useDecisions, useDecisionsOn } from "../features/moderation/data.ts";
import { LoadFailed } from "../lib/load-failed.tsx";

const looks = { hidden: "danger", dismissed: "plain", restored: "ok" } as const;

function DecidedRow({ item }: { item: Item }) {
  const { t } = useTranslation("moderation");
  const format = useFormat();
  const errorText = useErrorText();
  const { restore } = useDecisionsOn();
  const [busy, setBusy] = useState(false);
  const { decision, author } = item;
  if (!decision) return null;
  async function handleRestore() {
    setBusy(true);
    try {
      await restore([item.id]);
      toast.ok(t(($) => $.done.restore));
    } catch (error) {
      toast.error(errorText(error));
    }
    setBusy(false);
  }
  const name = decision.by?.name ?? t(($) => $.decided.somebody);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-sm">
      <div className="min-w-0 grow basis-80">
        <p className="line-clamp-2 wrap-anywhere">
          <b className="font-semibold">
            <bdi>{author.name}</bdi>
          </b>{" "}
          <span dir="auto">{item.text}</span>
        </p>
        <p className="text-xs text-ink-2">
          {t(($) => $.tabs[item.type])} · {t(($) => $.decided.by, { name, day: format.date(decision.at) })}
          {decision.returned !== null &&
            ` · ${t(($) => $.decided.returned, {
              points: format.number(decision.returned),
              shortfall: format.number(decision.shortfall ?? 0),
            })}`}
        </p>
      </div>
      <Badge state={looks[decision.state]}>{t(($) => $.decided[decision.state])}</Badge>
      {can(item, "restore") && (
        <Button
          kind="line"
          size="sm"
          off={busy}
          aria-label={t(($) => $.act.restoreOf, { name: author.name })}
          onClick={() => void handleRestore()}
        >
          {t(($) => $.act.restore)}
        </Button>
      )}
    </li>
  );
}

function Decided() {
  const { t } = useTranslation("moderation");
  const { t: queue } = useTranslation("queue");
  const { number } = useFormat();
  const { items, pages, error, isValidating, mutate, more, loadingMore, loadMore } = useDecisions();
  const sums = useCounts()?.decided;
  if (error && pages.length === 0) return <LoadFailed busy={isValidating} onRetry={() => void mutate()} />;
  if (pages.length === 0)
    return (
      <div role="status" aria-label={t(($) => $.list.loading)} className="grid gap-4">
        {["a", "b", "c"].map((key) => (
          <Skeleton key={key} className="h-14 w-full" />
        ))}
      </div>
    );
  if (items.length === 0)
    return <EmptyState title={t(($) => $.decided.none.title)}>{t(($) => $.decided.none.text)}</EmptyState>;
  return (
    <>
      {sums && (
        <p className="font-display text-title font-[460] track-display">
          {t(($) => $.decided.sum, {
            n: number(sums.hidden + sums.dismissed + sums.restored),
            hidden: number(sums.hidden),
            dismissed: number(sums.dismissed),
            restored: number(sums.restored),
          })}
        </p>
      )}
      <p className="mt-1 mb-5 max-w-[46rem] text-sm text-ink-2">{t(($) => $.decided.text)}</p>
      <ul aria-label={t(($) => $.tabs.decided)} className="lines-y mb-5 border-line border-y">
        {items.map((item) => (
          <DecidedRow key={item.id} item={item} />
        ))}
      </ul>
      {more && (
        <Button kind="line" off={loadingMore} onClick={() => void loadMore()}>
          {queue(($) => $.more)}
        </Button>
      )}
    </>
  );
}

export const Component = () => (
  <FlaggedPage>
    <div className="min-h-0 grow overflow-y-auto px-4 py-6 md:px-8">
      <Decided />
    </div>
  </FlaggedPage>
);
