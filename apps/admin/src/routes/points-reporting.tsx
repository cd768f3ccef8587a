import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { regionName } from "@plaudit/i18n/region-name.ts";
import { GiveGlyph, SpendGlyph } from "@plaudit/ui/art/glyphs.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { FilterChip } from "@plaudit/ui/grid/filter-chip.tsx";
import { FilterMenu } from "@plaudit/ui/grid/filter-menu.tsx";
import type { FilterSection } from "@plaudit/ui/grid/filter-sections.tsx";
import { GridSearch } from "@plaudit/ui/grid/grid-search.tsx";
import { Download } from "@plaudit/ui/later-icons.tsx";
import { lazy, Suspense, useState } from "react";
import { PointsPage } from "../features/points/components/points-page.tsx";
import { useSettings } from "../features/points/data.ts";
import { AccountsTable } from "../features/statement/components/accounts-table.tsx";
import {
  type AccountRow,
  type Filter,
  fetchAccountsFile,
  useAccounts,
  useCountries,
  useTotal,
} from "../features/statement/data.ts";
import { LoadFailed } from "../lib/load-failed.tsx";
import { useDownload } from "../lib/use-download.ts";
import { useGridState } from "../lib/use-grid-state.ts";
import { useTeamFilter } from "../lib/use-team-filter.ts";

const CorrectionDialogs = {
  gift: lazy(async () => ({
    default: (await import("../features/statement/components/correction-dialogs.tsx")).GiftDialog,
  })),
  lock: lazy(async () => ({
    default: (await import("../features/statement/components/correction-dialogs.tsx")).LockDialog,
  })),
};

const filters = ["state", "spend", "team", "country"] as const;
type Name = (typeof filters)[number];
type State = ReturnType<typeof useGridState<Name>>;
/** What somebody has to spend: at least so many, or nothing. */
const balances = ["1", "100", "1000", "10000", "0"] as const;

const filterOf = ({ search, filters: { state, spend, team, country } }: State): Filter => {
  const balance = balances.find((one) => spend.includes(one));
  return {
    ...(search && { search }),
    ...(state.includes("locked") && { locked: "true" }),
    ...(balance && (balance === "0" ? { most: 0 } : { least: Number(balance) })),
    ...(team.length > 0 && { teamIdIn: team }),
    ...(country.length > 0 && { countryIn: country.map(encodeURIComponent) }),
  };
};

function Filters({ state }: { state: State }) {
  const { t } = useTranslation("points-reporting");
  const { t: own } = useTranslation("statement");
  const { t: member } = useTranslation("member");
  const { t: common } = useTranslation();
  const { language, number } = useFormat();
  const [opened, setOpened] = useState(false);
  const known = useCountries(opened);
  const teams = useTeamFilter(state.filters.team);
  const countries = [...new Set([...known, ...state.filters.country])];
  const sections: (FilterSection & { key: Name })[] = [
    {
      key: "spend",
      label: own(($) => $.toSpend),
      single: true,
      value: state.filters.spend,
      options: balances.map((value) => ({
        value,
        label: value === "0" ? t(($) => $.state.nothing) : t(($) => $.state.least, { n: number(Number(value)) }),
      })),
    },
    {
      key: "state",
      label: t(($) => $.state.title),
      value: state.filters.state,
      options: [{ value: "locked", label: t(($) => $.state.locked) }],
    },
    { key: "team", label: member(($) => $.column.teams), value: state.filters.team, ...teams },
    {
      key: "country",
      label: t(($) => $.column.country),
      value: state.filters.country,
      options: countries.map((value) => ({ value, label: regionName(language, value) })),
    },
  ];
  return (
    <>
      <FilterMenu
        label={member(($) => $.filter)}
        labels={{ find: member(($) => $.findOption), none: common(($) => $.form.none) }}
        onOpen={() => setOpened(true)}
        onChange={(key, values) => state.setFilter(key as Name, values)}
        sections={sections}
      />
      {sections
        .filter(({ value }) => value.length > 0)
        .map(({ key, label: field, options, value }) => {
          const chosen = value.map((one) => options.find((option) => option.value === one)?.label ?? "…");
          const label = member(($) => $.is, { field, value: chosen.join(", ") });
          return (
            <FilterChip
              key={key}
              label={label}
              remove={member(($) => $.removeFilter, { filter: label })}
              onRemove={() => state.setFilter(key, [])}
            />
          );
        })}
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
  const worth = useSettings().data?.worth[0];
  const [correcting, setCorrecting] = useState<{ kind: "gift" | "lock"; row: AccountRow } | null>(null);
  const Correction = correcting && CorrectionDialogs[correcting.kind];
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
            <AccountsTable
              rows={items}
              sort={state.sort}
              onSort={state.setSort}
              worth={worth}
              onCorrect={(kind, row) => setCorrecting({ kind, row })}
            />
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
      <Suspense fallback={null}>
        {Correction && <Correction owner={correcting.row} onClose={() => setCorrecting(null)} />}
      </Suspense>
    </PointsPage>
  );
}
