import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { PeopleList } from "@plaudit/ui/entity/people-list.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { PartFailed } from "../../../lib/part-failed.tsx";
import { type Award, useReceivers } from "../data.ts";

type Props = { award: Award; open: boolean; onClose: () => void };

/** Everybody whom a team's award reached, by name; those who prefer privacy only as a number. */
export function RecipientsDialog({ award, open, onClose }: Props) {
  const { t } = useTranslation("award");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const receivers = useReceivers(award.id);
  const { items, pages, data, error, more, loadMore, loadingMore } = receivers;
  const withheld = pages[0]?.withheld ?? 0;
  return (
    <Dialog
      open={open}
      readOnly={items.length === 0}
      onClose={onClose}
      title={t(($) => $.page.receivers)}
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
            <Skeleton className="h-11 w-3/4" />
          </div>
        )}
        {more && (
          <Button kind="line" className="mx-auto mt-3 flex" off={loadingMore} onClick={() => void loadMore()}>
            {t(($) => $.more)}
          </Button>
        )}
        {withheld > 0 && !more && (
          <p className="mt-2 text-sm text-ink-2">
            {t(($) => $.page.withheld, { count: withheld, n: number(withheld) })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
