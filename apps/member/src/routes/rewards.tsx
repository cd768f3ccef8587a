import { dayAhead, lastDayBefore } from "@plaudit/i18n/last-day.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { SpendGlyph } from "@plaudit/ui/art/glyphs.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { Shelf } from "../features/reward/components/shelf.tsx";
import {
  EmptyShop,
  GridSkeleton,
  NothingFound,
  RefusalNote,
  WithPoints,
} from "../features/reward/components/shop-states.tsx";
import { Affordable, Categories, ShopSearch } from "../features/reward/components/shop-tools.tsx";
import { WishCard } from "../features/reward/components/wish-card.tsx";
import { type Shop, useShop } from "../features/reward/data.ts";
import { useShopFilter } from "../features/reward/use-shop-filter.ts";
import { PartFailed } from "../lib/part-failed.tsx";
import { pathTo } from "../screens.ts";

/** What there is to spend, what of it lapses next, and what one of it is worth. */
function Opening({ shop }: { shop: Shop }) {
  const { t } = useTranslation("shop");
  const { number, date } = useFormat();
  const { balance, lapse, worth } = shop;
  const last = lapse && lastDayBefore(lapse.at);
  const lapses = last && { count: lapse.points, n: number(lapse.points), date: date(last, dayAhead(last)) };
  const money =
    worth && number(Number(worth.value), { style: "currency", currency: worth.currency, maximumFractionDigits: 4 });
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="flex items-center gap-3 font-display text-display font-[440] tabular-nums track-display">
          <SpendGlyph className="size-9 shrink-0 text-brand-text" />
          {t(($) => $.toSpend, { count: balance, n: number(balance) })}
        </p>
        <p className="mt-1 max-w-[60ch] text-base text-ink-2 tabular-nums">
          {lapses ? t(($) => $.lapse, lapses) : balance > 0 && t(($) => $.keeps)}{" "}
          {money && t(($) => $.worth, { money })}
        </p>
      </div>
      <LinkButton to={pathTo("redemption-history")} kind="line">
        {t(($) => $.own)}
      </LinkButton>
    </div>
  );
}

function Shelves({ shop, loading }: { shop: Shop; loading: boolean }) {
  const { t } = useTranslation("shop");
  const { number } = useFormat();
  const filter = useShopFilter();
  const all = shop.categories.reduce((sum, { rewards }) => sum + rewards, 0);
  if (all === 0) return <EmptyShop />;
  return (
    <>
      {shop.wish && <WishCard wish={shop.wish} />}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <ShopSearch filter={filter} label={t(($) => $.filter.search, { count: all, n: number(all) })} />
        <Categories filter={filter} counts={shop.categories} />
        <span className="grow" />
        <Affordable filter={filter} />
      </div>
      <div aria-busy={loading}>
        {shop.sections.length === 0 && <NothingFound onClear={filter.clear} />}
        {shop.sections.map((section) => (
          <Shelf key={section.provider.id} section={section} balance={shop.balance} search={filter.asSearch} />
        ))}
      </div>
    </>
  );
}

function Whole() {
  const { t } = useTranslation("shop");
  const { query } = useShopFilter();
  const shop = useShop(query);
  if (shop.data)
    return (
      <>
        <Opening shop={shop.data} />
        <RefusalNote refusal={shop.data.refusal} />
        <Shelves shop={shop.data} loading={shop.isLoading} />
      </>
    );
  if (shop.error) return <PartFailed query={shop} />;
  return (
    <div role="status" aria-label={t(($) => $.loading)}>
      <Skeleton className="mb-6 h-37 rounded-lg sm:h-18" />
      <Skeleton className="mb-9 h-47 rounded-lg sm:h-24 lg:h-12" />
      <Skeleton className="mb-3 h-12 w-60 rounded-lg" />
      <GridSkeleton />
    </div>
  );
}

export function Component() {
  const { t } = useTranslation("shop");
  return (
    <Page title={t(($) => $.title)}>
      <WithPoints>
        <Whole />
      </WithPoints>
    </Page>
  );
}
