import { useApps } from "@plaudit/api/react";
import { memberKinds } from "@plaudit/api/statement.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { dayBounds } from "@plaudit/i18n/zoned-day.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { LineFilters } from "@plaudit/ui/form/line-filters.tsx";
import { useLineFilter } from "@plaudit/ui/form/use-line-filter.ts";
import { Download } from "@plaudit/ui/later-icons.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { type Balances, useBalances } from "../features/points/data.ts";
import { BalanceCards } from "../features/statement/components/balance-cards.tsx";
import { Months } from "../features/statement/components/months.tsx";
import { downloadStatement, type Filter, useLapses, useStatement } from "../features/statement/data.ts";
import { PartFailed } from "../lib/part-failed.tsx";
import { PointsOff } from "../lib/points-off.tsx";
import { pathTo } from "../screens.ts";

const accounts = ["allocation", "redeemable"] as const;

/** What is listed, as the URL has it. */
function useListed() {
  const [params] = useSearchParams();
  const { timeZone } = useFormat();
  const { filter, filtered, change } = useLineFilter();
  const account = accounts.find((one) => one === params.get("account"));
  const kinds = [...new Set((account ? [account] : accounts).flatMap((one) => memberKinds[one]))];
  const kind = kinds.find((one) => one === filter.kind);
  const query: Filter = {
    ...(account && { account }),
    ...(kind && { typeIn: [kind] }),
    ...dayBounds(filter.from, filter.to, timeZone),
  };
  return { account, kinds, filter, filtered, change, query };
}

function Waiting() {
  const { t } = useTranslation("common");
  return (
    <div role="status" aria-label={t(($) => $.action.loading)} className="grid gap-5">
      <Skeleton className="h-44 rounded-lg md:h-72" />
      <Skeleton className="h-96 rounded-lg" />
    </div>
  );
}

type LinesProps = { whole: boolean; filtered: boolean; list: ReturnType<typeof useStatement> };

function Lines({ whole, filtered, list }: LinesProps) {
  const { t } = useTranslation("statement");
  if (list.error && !list.data) return <PartFailed query={list} />;
  if (!list.data) return <Skeleton className="h-96 rounded-lg" />;
  if (list.items.length === 0)
    return (
      <EmptyState compact title={filtered ? t(($) => $.empty.filteredTitle) : t(($) => $.empty.title)}>
        {filtered ? t(($) => $.empty.filteredText) : t(($) => $.empty.text)}
      </EmptyState>
    );
  return (
    <>
      <Months lines={list.items} more={list.more} whole={whole} />
      {list.more && (
        <div className="text-center">
          <Button kind="line" off={list.loadingMore} onClick={() => void list.loadMore()}>
            {t(($) => $.more)}
          </Button>
        </div>
      )}
    </>
  );
}

function Statement({ balances }: { balances: Balances }) {
  const { t } = useTranslation("statement");
  const { account, kinds, filter, filtered, change, query } = useListed();
  const list = useStatement(query);
  const lapses = useLapses();
  const failed = [balances, lapses].find((query) => query.error && !query.data);
  if (!failed && (!balances.data || !lapses.data)) return <Waiting />;
  return (
    <>
      {balances.give && balances.spend && lapses.data ? (
        <BalanceCards give={balances.give} spend={balances.spend} lapses={lapses.data} />
      ) : (
        failed && <PartFailed query={failed} />
      )}
      <div className="mt-10 mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-display text-title font-[480] track-display">{t(($) => $.cameAndWent)}</h2>
        <SegmentedControl
          label={t(($) => $.which)}
          value={account ?? "all"}
          onChange={(value) => change({ account: value === "all" ? "" : value, kind: "" })}
          options={[
            { value: "all", label: t(($) => $.both) },
            { value: "allocation", label: t(($) => $.toGive) },
            { value: "redeemable", label: t(($) => $.toSpend) },
          ]}
        />
      </div>
      <LineFilters
        labels={{
          title: t(($) => $.filter.title),
          kind: t(($) => $.filter.kind),
          all: t(($) => $.filter.all),
          from: t(($) => $.filter.from),
          to: t(($) => $.filter.to),
          clear: t(($) => $.filter.clear),
        }}
        kinds={kinds.map((value) => ({ value, label: t(($) => $.kind[value]) }))}
        filter={filter}
        filtered={filtered}
        onChange={change}
      />
      <Lines whole={account === undefined && !filtered} filtered={filtered} list={list} />
    </>
  );
}

function Export() {
  const { t } = useTranslation("statement");
  const errorText = useErrorText();
  const { query } = useListed();
  const [busy, setBusy] = useState(false);
  async function handleClick() {
    setBusy(true);
    await downloadStatement(query).then(
      () => toast.ok(t(($) => $.exported)),
      (error: unknown) => toast.error(errorText(error)),
    );
    setBusy(false);
  }
  return (
    <Button kind="line" size="sm" className="max-sm:h-11" off={busy} onClick={() => void handleClick()}>
      <Download className="size-4.5" aria-hidden="true" />
      <span className="max-sm:sr-only">{t(($) => $.exportIt)}</span>
    </Button>
  );
}

export function Component() {
  const { t } = useTranslation("statement");
  const { ready } = useApps();
  const balances = useBalances();
  return (
    <Page
      named
      title={t(($) => $.title)}
      back={{ to: pathTo("home"), label: t(($) => $.home) }}
      max="max-w-[60rem]"
      actions={balances.on && <Export />}
    >
      {!ready ? <Waiting /> : balances.on ? <Statement balances={balances} /> : <PointsOff />}
    </Page>
  );
}
