import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { GiveGlyph, SpendGlyph } from "@plaudit/ui/art/glyphs.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { FilterMenu } from "@plaudit/ui/grid/filter-menu.tsx";
import { GridSearch } from "@plaudit/ui/grid/grid-search.tsx";
import { Download } from "@plaudit/ui/later-icons.tsx";
import { useState } from "react";
import { PointsPage } from "../features/points/components/points-page.tsx";
import { AccountsTable } from "../features/statement/components/accounts-table.tsx";
import { type Filter, fetchAccountsFile, useAccounts, useCountries, useTotal } from "../features/statement/data.ts";
import { LoadFailed } from "../lib/load-failed.tsx";
import { regionName } from "../lib/region-name.ts";
import { useDownload } from "../lib/use-download.ts";
import { useGridState } from "../lib/use-grid-state.ts";

const filters = ["state", "country"] as const;
type State = ReturnType<typeof useGridState<(typeof filters)[number]>>;

const filterOf = ({ search, filters: { state, country } }: State): Filter => ({
  ...(search && { search }),
  ...(state.includes("locked") && { locked: "true" }),
  ...(state.includes("holding") && { least: 1 }),
  ...(country.length > 0 && { countryIn: country.map(encodeURIComponent) }),
});

function Filters({ state }: { state: State }) {
  const { t } = useTranslation("points-reporting");
  const { t: member } = useTranslation("member");
  const { t: common } = useTranslation();
  const { language } = useFormat();
  const [opened, setOpened] = useState(false);
  const known = useCountries(opened);
  const countries = [...new Set([...known, ...state.filters.country])];
  return (
    <>
      <FilterMenu
        label={member(($) => $.filter)}
        labels={{ find: member(($) => $.findOption), none: common(($) => $.form.none) }}
        onOpen={() => setOpened(true)}
        onChange={(key, values) => state.setFilter(key as "state", values)}
        sections={[
          {
            key: "state",
            label: t(($) => $.state.title),
            value: state.filters.state,
            options: [
              { value: "holding", label: t(($) => $.state.holding) },
              { value: "locked", label: t(($) => $.state.locked) },
            ],
          },
          {
            key: "country",
            label: t(($) => $.column.country),
            value: state.filters.country,
            options: countries.map((value) => ({ value, label: regionName(language, value) })),
          },
        ]}
      />
      {(state.filtered || state.search !== "") && (
        <Button kind="quiet" size="sm" onClick={state.clear}>
          {member(($) => $.clearFilters)}
        </Button>
      )}
    </>
  );
}

export function Component() {
  const { t } = useTranslation("points-reporting");
  const { t: own } = useTranslation("statement");
  const { t: member } = useTranslation("member");
  const { number } = useFormat();
  const state = useGridState(filters, "-spend");
  const filter = filterOf(state);
  const list = useAccounts(filter, state.sorting);
  const { data: total } = useTotal(filter);
  const { downloading, download } = useDownload();
  const { items, data, error, more, loadingMore, loadMore, isValidating, mutate } = list;
  return (
    <PointsPage
      actions={
        <Button
          kind="line"
          size="sm"
          className="max-sm:h-11"
          off={downloading}
          onClick={() =>
            void download(
              () => fetchAccountsFile(filter),
              "points.csv",
              t(($) => $.exported),
            )
          }
        >
          <Download className="size-4.5" aria-hidden="true" />
          <span className="max-sm:sr-only">{t(($) => $.export)}</span>
        </Button>
      }
    >
      <div className="flex flex-wrap items-center gap-2 py-3">
        <GridSearch
          label={member(($) => $.search)}
          clear={member(($) => $.clearSearch)}
          value={state.search}
          onChange={state.setSearch}
        />
        <Filters state={state} />
        {total && (
          <p className="flex flex-wrap items-center gap-5 text-sm tabular-nums md:ms-auto">
            <span className="flex items-center gap-1.5">
              <GiveGlyph className="size-5 text-brand-text" />
              <b className="font-semibold">{number(total.give)}</b>
              <span className="text-ink-2">{own(($) => $.toGive)}</span>
            </span>
            <span className="flex items-center gap-1.5">
              <SpendGlyph className="size-5 text-ink-2" />
              <b className="font-semibold">{number(total.spend)}</b>
              <span className="text-ink-2">{own(($) => $.toSpend)}</span>
            </span>
          </p>
        )}
      </div>
      <div aria-busy={isValidating}>
        {error && !data ? (
          <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
        ) : !data ? (
          <div className="grid gap-3" aria-hidden="true">
            {["a", "b", "c", "d", "e", "f"].map((key) => (
              <Skeleton key={key} className="h-10 w-full" />
            ))}
          </div>
        ) : items.length === 0 ? (
          <EmptyState compact title={t(($) => $.empty.title)}>
            {t(($) => $.empty.text)}
          </EmptyState>
        ) : (
          <>
            <AccountsTable rows={items} sort={state.sort} onSort={state.setSort} />
            {more && (
              <Button kind="line" className="mt-5" off={loadingMore} onClick={() => void loadMore()}>
                {t(($) => $.more)}
              </Button>
            )}
            {total && (
              <p role="status" className="mt-4 text-xs text-ink-2 tabular-nums">
                {t(($) => $.found, { count: total.members, n: number(total.members), shown: number(items.length) })}
              </p>
            )}
          </>
        )}
      </div>
    </PointsPage>
  );
}
