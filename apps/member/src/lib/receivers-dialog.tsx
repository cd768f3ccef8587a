import type { usePages } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { PeopleList } from "@plaudit/ui/entity/people-list.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { PartFailed } from "./part-failed.tsx";

type Receivers = ReturnType<typeof usePages<"GET /award/awards/{id}/recipients">>;
type Props = { receivers: Receivers; open: boolean; onClose: () => void };

/** Everybody whom it reached, by name; those who prefer privacy only as a number. */
export function ReceiversDialog({ receivers, open, onClose }: Props) {
  const { t } = useTranslation("engagement");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const { items, pages, data, error, more, loadMore, loadingMore } = receivers;
  const withheld = pages[0]?.withheld ?? 0;
  return (
    <Dialog
      open={open}
      readOnly={items.length === 0}
      onClose={onClose}
      title={t(($) => $.receivers.title)}
      closeLabel={common(($) => $.action.close)}
      width="sm:max-w-[28rem]"
    >
      <div className="px-5 pb-5 sm:px-6">
        {error && !data ? (
          <PartFailed query={receivers} />
        ) : data ? (
          <PeopleList people={items.map((person) => ({ person }))} />
        ) : (
          <div role="status" aria-label={common(($) => $.action.loading)} className="grid gap-3">
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
            <Skeleton className="h-11 w-3/4" />
          </div>
        )}
        {more && (
          <Button kind="line" className="mx-auto mt-3 flex" off={loadingMore} onClick={() => void loadMore()}>
            {t(($) => $.reactions.more)}
          </Button>
        )}
        {withheld > 0 && !more && (
          <p className="mt-2 text-sm text-ink-2">
            {t(($) => $.receivers.withheld, { count: withheld, n: number(withheld) })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
