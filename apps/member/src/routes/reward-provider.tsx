import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { MissingArt } from "@plaudit/ui/app/missing-art.tsx";
import { ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { RewardPhoto } from "@plaudit/ui/art/goods/reward-photo.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { Chip } from "@plaudit/ui/chip.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Select } from "@plaudit/ui/form/select.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useParams } from "react-router";
import { RewardGrid } from "../features/reward/components/reward-card.tsx";
import { GridSkeleton, NothingFound, RefusalNote, WithPoints } from "../features/reward/components/shop-states.tsx";
import { Affordable, PriceSelect, ShopSearch } from "../features/reward/components/shop-tools.tsx";
import { type Shop, useRewards, useShop } from "../features/reward/data.ts";
import { type ShopFilter, useShopFilter } from "../features/reward/use-shop-filter.ts";
import { PartFailed } from "../lib/part-failed.tsx";
import { pathTo } from "../screens.ts";

type Section = Shop["sections"][number];

function Tools({ filter, total }: { filter: ShopFilter; total: number }) {
  const { t } = useTranslation("shop");
  const { number } = useFormat();
  const { category } = filter;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <ShopSearch filter={filter} label={t(($) => $.filter.search, { count: total, n: number(total) })} />
      <PriceSelect filter={filter} />
      <Select
        label={t(($) => $.filter.sorting)}
        className="flex items-center gap-2.5 max-sm:w-full [&>div]:mb-0 max-sm:[&>div]:min-w-16 [&>span]:grow"
        value={filter.sorting ?? ""}
        onChange={({ target }) => filter.change({ sorting: target.value })}
        options={[
          { value: "", label: t(($) => $.filter.newest) },
          { value: "points", label: t(($) => $.filter.fewest) },
          { value: "-points", label: t(($) => $.filter.most) },
        ]}
      />
      {category && (
        <Chip onRemove={() => filter.change({ category: "" })} removeLabel={t(($) => $.filter.everything)}>
          {t(($) => $.category[category])}
        </Chip>
      )}
      <span className="grow" />
      <Affordable filter={filter} />
    </div>
  );
}

function Rewards({ section, shop }: { section: Section; shop: Shop }) {
  const { t } = useTranslation("shop");
  const { number } = useFormat();
  const filter = useShopFilter();
  const { query, sorting, filtered, clear } = filter;
  const list = useRewards({ ...query, providerId: section.provider.id, ...(sorting && { sorting }) });
  const [first] = list.pages;
  const counts = { n: number(first?.total ?? 0), all: number(section.total), balance: number(shop.balance) };
  return (
    <>
      <Tools filter={filter} total={section.total} />
      {list.error && !first ? (
        <PartFailed query={list} />
      ) : !first ? (
        <GridSkeleton />
      ) : list.items.length === 0 ? (
        <NothingFound onClear={clear} />
      ) : (
        <RewardGrid rewards={list.items} balance={shop.balance} />
      )}
      {list.more && (
        <Button kind="line" className="mx-auto mt-6 flex" off={list.loadingMore} onClick={() => void list.loadMore()}>
          {t(($) => $.more)}
        </Button>
      )}
      {first && filtered && list.items.length > 0 && (
        <p className="mt-6 text-center text-sm text-ink-2 tabular-nums">
          {filter.affordable
            ? t(($) => $.within, { ...counts, count: first.total })
            : t(($) => $.among, { ...counts, count: first.total })}{" "}
          <Button kind="quiet" size="sm" className="text-brand-text!" onClick={clear}>
            {t(($) => $.showAll, { count: section.total, n: counts.all })}
          </Button>
        </p>
      )}
    </>
  );
}

function Provider({ section, shop }: { section: Section; shop: Shop }) {
  const { provider } = section;
  return (
    <>
      <div className="mb-6 flex items-center gap-5">
        {provider.pictureUrls && (
          <RewardPhoto urls={provider.pictureUrls} sizes="6rem" className="size-16 shrink-0 rounded-md sm:size-24" />
        )}
        <div className="min-w-0">
          <p className="font-display text-display font-[440] wrap-anywhere track-display">
            <bdi>{provider.name}</bdi>
          </p>
          {provider.description && (
            <p className="mt-1 max-w-[60ch] text-base text-ink-2 wrap-anywhere">
              <bdi>{provider.description}</bdi>
            </p>
          )}
        </div>
      </div>
      <RefusalNote refusal={shop.refusal} />
      <Rewards section={section} shop={shop} />
    </>
  );
}

export function Component() {
  const { t } = useTranslation("shop");
  const { id } = useParams();
  // All that is offered, whatever of it is shown: it names the provider.
  const shop = useShop({});
  const section = shop.data?.sections.find(({ provider }) => provider.id === id);
  return (
    <Page
      named
      title={section?.provider.name ?? t(($) => $.title)}
      back={{ to: pathTo("rewards"), label: t(($) => $.title) }}
    >
      <WithPoints>
        {shop.data && section ? (
          <Provider key={id} section={section} shop={shop.data} />
        ) : shop.data ? (
          <ProblemScreen
            art={<MissingArt />}
            lead={t(($) => $.gone.provider)}
            text={t(($) => $.gone.providerText)}
            actions={<LinkButton to={pathTo("rewards")}>{t(($) => $.gone.back)}</LinkButton>}
          />
        ) : shop.error ? (
          <PartFailed query={shop} />
        ) : (
          <>
            <Skeleton className="mb-6 h-18 w-72 max-w-full rounded-lg" />
            <Skeleton className="mb-5 h-48 rounded-lg sm:h-12" />
            <GridSkeleton />
          </>
        )}
      </WithPoints>
    </Page>
  );
}
