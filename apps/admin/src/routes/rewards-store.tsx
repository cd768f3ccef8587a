import { can } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Pencil, Plus } from "@plaudit/ui/icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { AddFunds } from "../features/reward/components/add-funds.tsx";
import { FundSection } from "../features/reward/components/fund-section.tsx";
import { ProviderState } from "../features/reward/components/provider-state.tsx";
import { RewardsFirst } from "../features/reward/components/rewards-first.tsx";
import { RewardsPage } from "../features/reward/components/rewards-page.tsx";
import { RewardsTable } from "../features/reward/components/rewards-table.tsx";
import { StoreFigures } from "../features/reward/components/store-figures.tsx";
import { type Provider, useArchiveProvider, useProvider, useProviders, useRewards } from "../features/reward/data.ts";
import { useRewardMenu } from "../features/reward/use-reward-menu.tsx";
import { AccountFund } from "../features/tango/components/account-fund.tsx";
import { LoadFailed } from "../lib/load-failed.tsx";
import { NotFound } from "../lib/not-found.tsx";
import { RowMenu } from "../lib/row-menu.tsx";
import { RowsSkeleton } from "../lib/rows-skeleton.tsx";
import { Section } from "../lib/section.tsx";
import { useVerbs } from "../lib/use-verbs.tsx";
import { pathTo } from "../screens.ts";

const rewardsWaiting = (
  <div className="mt-10" aria-hidden="true">
    <Skeleton className="mb-3 h-5 w-28" />
    <RowsSkeleton picture columns={4} height="py-2.5" />
  </div>
);
const waiting = (
  <div aria-hidden="true">
    <div className="grid grid-cols-2 gap-6 pt-7 sm:max-w-[44rem] sm:grid-cols-3">
      {["a", "b", "c"].map((key) => (
        <div key={key}>
          <Skeleton className="h-3 w-24" />
          <Skeleton className="mt-2.5 h-8 w-28" />
          <Skeleton className="mt-2.5 h-3 w-20" />
        </div>
      ))}
    </div>
    {rewardsWaiting}
  </div>
);

/** Other providers, where there are several. */
function Others({ provider }: { provider: Provider }) {
  const { t } = useTranslation("reward-admin");
  const all = useProviders().data?.results ?? [];
  const others = all.filter(({ id }) => id !== provider.id);
  if (others.length === 0) return null;
  return (
    <nav aria-label={t(($) => $.others)} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {others.map(({ id, name }) => (
        <TextLink key={id} to={pathTo("rewards-store", { id })}>
          <bdi>{name}</bdi>
        </TextLink>
      ))}
    </nav>
  );
}

function Rewards({ provider }: { provider: Provider }) {
  const { t } = useTranslation("reward-admin");
  const [search, setSearch] = useSearchParams();
  const archived = search.has("archived");
  const { items, pages, error, isValidating, mutate, more, loadMore, loadingMore } = useRewards(provider.id, archived);
  const { menu, question } = useRewardMenu({ onFailed: mutate });
  if (error && pages.length === 0) return <LoadFailed busy={isValidating} onRetry={() => void mutate()} />;
  if (pages.length === 0) return rewardsWaiting;
  const begins = items.length === 0 && !archived && can(provider, "edit") && provider.kind === "store";
  const shown = (
    <SegmentedControl
      size="sm"
      label={t(($) => $.show.label)}
      value={archived ? "archived" : "active"}
      onChange={(next) => setSearch(next === "archived" ? { archived: "" } : {}, { replace: true })}
      options={[
        { value: "active", label: t(($) => $.show.active) },
        { value: "archived", label: t(($) => $.show.archived) },
      ]}
    />
  );
  return (
    <>
      <Section title={t(($) => $.rewardsTitle)} action={shown}>
        {begins ? (
          <RewardsFirst
            providerId={provider.id}
            title={t(($) => $.empty.title)}
            text={t(($) => $.empty.ideas)}
            onOffered={() => void mutate()}
          />
        ) : items.length === 0 ? (
          <EmptyState title={archived ? t(($) => $.empty.archived) : t(($) => $.empty.title)}>
            {!archived && t(($) => $.empty.text)}
          </EmptyState>
        ) : (
          <RewardsTable provider={provider} rewards={items} menu={menu} />
        )}
        {more && (
          <Button kind="line" className="mt-5" off={loadingMore} onClick={() => void loadMore()}>
            {t(($) => $.more)}
          </Button>
        )}
      </Section>
      {question}
    </>
  );
}

export function Component() {
  const { t } = useTranslation("reward-admin");
  const { t: admin } = useTranslation("admin");
  const { id } = useParams();
  const navigate = useNavigate();
  const { data, error, isValidating, mutate } = useProvider(id);
  const archive = useArchiveProvider();
  const { confirm, question } = useVerbs({
    confirmed: {
      archive: async (provider: Provider) => {
        await archive(provider);
        void navigate(pathTo("rewards-setup"));
      },
    },
    text: () => t(($) => $.confirm.provider),
    onFailed: mutate,
  });
  if (error?.status === 404 || error?.status === 400) return <NotFound />;
  const editable = can(data, "edit");
  return (
    <RewardsPage
      actions={
        data &&
        editable &&
        data.kind !== "tango" && (
          <LinkButton size="sm" className="max-sm:h-11" to={`${pathTo("reward-new")}?store=${data.id}`}>
            <Plus className="size-4.5" aria-hidden="true" />
            {t(($) => $.newReward)}
          </LinkButton>
        )
      }
    >
      {error && !data ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : !data ? (
        waiting
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-6">
            <h2 className="min-w-0 font-display text-title font-[460] wrap-anywhere track-display">
              <bdi>{data.name}</bdi>
            </h2>
            <ProviderState provider={data} />
            {editable && (
              <RowMenu
                name={data.name}
                entries={[
                  ...(data.kind === "tango" ? [{ label: t(($) => $.tango), to: pathTo("rewards-tango") }] : []),
                  {
                    label: admin(($) => $.act.edit),
                    icon: <Pencil />,
                    to: pathTo("rewards-provider", { id: data.id }),
                  },
                  { label: admin(($) => $.act.archive), danger: true, onSelect: () => confirm("archive", data) },
                ]}
              />
            )}
            <span className="grow" />
            <Others provider={data} />
          </div>
          <div className="flex flex-wrap items-end justify-between gap-5 pt-6">
            <StoreFigures provider={data} />
            {data.funded && <AddFunds provider={data} />}
          </div>
          <Rewards key={data.id} provider={data} />
          {data.funded && (
            <FundSection
              key={`fund-${data.id}`}
              provider={data}
              source={data.kind === "tango" && <AccountFund provider={data} />}
            />
          )}
          {question}
        </>
      )}
    </RewardsPage>
  );
}
