import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { PartFailed } from "../../../lib/part-failed.tsx";
import { useReasons } from "../data.ts";

/** Why somebody was nominated, in the words of those who did. */
export function Reasons({ typeId, nomineeId }: { typeId: string; nomineeId: string }) {
  const { t } = useTranslation("award");
  const reasons = useReasons(typeId, nomineeId);
  const { items, data, error, more, loadMore, loadingMore } = reasons;
  return (
    <section aria-label={t(($) => $.judge.reasons)} className="mt-6">
      {error && !data ? (
        <PartFailed query={reasons} />
      ) : !data ? (
        <div role="status" aria-label={t(($) => $.judge.loading)} className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16 w-4/5" />
        </div>
      ) : (
        <ul className="lines-y">
          {items.map(({ id, message, nominator }) => (
            <li key={id} className="py-4 first:pt-0">
              <p
                dir="auto"
                className="font-display text-note leading-relaxed wrap-anywhere whitespace-pre-line track-note"
              >
                {message}
              </p>
              <p className="mt-1.5 text-xs text-ink-2">
                <bdi>{nominator?.name ?? t(($) => $.judge.colleague)}</bdi>
              </p>
            </li>
          ))}
        </ul>
      )}
      {more && (
        <Button kind="line" size="sm" className="mt-2" off={loadingMore} onClick={() => void loadMore()}>
          {t(($) => $.judge.more)}
        </Button>
      )}
    </section>
  );
}
