import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { Approvals } from "../features/reward/components/approvals.tsx";
import { isOpen, RedemptionCard, RedemptionRow } from "../features/reward/components/redemption-items.tsx";
import { WithPoints } from "../features/reward/components/shop-states.tsx";
import { useHistory } from "../features/reward/history-data.ts";
import { PartFailed } from "../lib/part-failed.tsx";
import { pathTo } from "../screens.ts";

type List = ReturnType<typeof useHistory>;

function Items({ list }: { list: List }) {
  const { t } = useTranslation("shop");
  const open = list.items.filter(isOpen);
  const over = list.items.filter((one) => !isOpen(one));
  if (list.items.length === 0)
    return (
      <EmptyState
        art="sunrise"
        tone={45}
        title={t(($) => $.history.none)}
        action={<LinkButton to={pathTo("rewards")}>{t(($) => $.history.look)}</LinkButton>}
      >
        {t(($) => $.history.noneText)}
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {open.map((one) => (
        <RedemptionCard key={one.id} redemption={one} />
      ))}
      {over.length > 0 && (
        <ul className="overflow-hidden rounded-lg bg-surface shadow-2 lines-y">
          {over.map((one) => (
            <li key={one.id}>
              <RedemptionRow redemption={one} />
            </li>
          ))}
        </ul>
      )}
      {list.more && (
        <Button kind="line" className="mx-auto flex" off={list.loadingMore} onClick={() => void list.loadMore()}>
          {t(($) => $.more)}
        </Button>
      )}
    </div>
  );
}

/** How many points became how many rewards, and since when. */
function Opening({ list }: { list: List }) {
  const { t } = useTranslation("shop");
  const { t: points } = useTranslation("points");
  const { number, date } = useFormat();
  const [first] = list.pages;
  if (!first?.since) return null;
  return (
    <p className="max-w-[60ch] text-base text-ink-2 tabular-nums">
      {t(($) => $.history.sum, {
        count: first.redeemed,
        n: number(first.redeemed),
        since: date(first.since, { month: "long", year: "numeric" }),
        amount: points(($) => $.amount, { count: first.spent, n: number(first.spent) }),
      })}
    </p>
  );
}

function Whole() {
  const { t } = useTranslation("shop");
  const list = useHistory();
  return (
    <>
      <div className="mb-6">
        <p className="font-display text-display font-[440] track-display">{t(($) => $.own)}</p>
        <Opening list={list} />
      </div>
      <Approvals />
      {list.data ? (
        <Items list={list} />
      ) : list.error ? (
        <PartFailed query={list} />
      ) : (
        <div role="status" aria-label={t(($) => $.loading)} className="grid gap-5">
          <Skeleton className="h-64 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
        </div>
      )}
    </>
  );
}

export function Component() {
  const { t } = useTranslation("shop");
  return (
    <Page named title={t(($) => $.own)} back={{ to: pathTo("rewards"), label: t(($) => $.title) }} max="max-w-[60rem]">
      <WithPoints>
        <Whole />
      </WithPoints>
    </Page>
  );
}
