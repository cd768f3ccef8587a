import { can } from "@plaudit/api/permissions.ts";
import { useApps } from "@plaudit/api/react";
import { memberKinds } from "@plaudit/api/statement.ts";
import { lastDayBefore } from "@plaudit/i18n/last-day.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { dayBounds } from "@plaudit/i18n/zoned-day.ts";
import { GiveGlyph, SpendGlyph } from "@plaudit/ui/art/glyphs.tsx";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { LineFilters } from "@plaudit/ui/form/line-filters.tsx";
import { useLineFilter } from "@plaudit/ui/form/use-line-filter.ts";
import { Lock } from "@plaudit/ui/icons.tsx";
import { Download } from "@plaudit/ui/later-icons.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { SM, useMedia } from "@plaudit/ui/use-media.ts";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { RedeemForDialog } from "../features/reward/components/redeem-for-dialog.tsx";
import { GiftDialog, LockDialog, ReverseDialog } from "../features/statement/components/correction-dialogs.tsx";
import { LinesTable } from "../features/statement/components/lines-table.tsx";
import { MadeOf, Sums } from "../features/statement/components/sums.tsx";
import { fetchStatementFile, type Line, type Owner, useLines, useOwner } from "../features/statement/data.ts";
import { LoadFailed } from "../lib/load-failed.tsx";
import { NotFound } from "../lib/not-found.tsx";
import { useDownload } from "../lib/use-download.ts";
import { pathTo } from "../screens.ts";

const figure = "font-display text-[1.75rem] leading-tight font-[480] tabular-nums track-display";

function Head({ owner }: { owner: Owner }) {
  const { t } = useTranslation("points-reporting");
  const { t: own } = useTranslation("statement");
  const { number, date } = useFormat();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-10 gap-y-5">
        <span className="flex min-w-0 items-center gap-3">
          <Avatar person={owner} size={48} decorative />
          <span className="min-w-0">
            <b className="font-semibold">{owner.name}</b>
            <span className="block truncate text-sm text-ink-2">
              {!owner.archived
                ? owner.jobTitle
                : owner.keepsUntil && owner.spend > 0
                  ? t(($) => $.leftKeeps, { date: date(lastDayBefore(owner.keepsUntil)) })
                  : t(($) => $.left)}
            </span>
          </span>
        </span>
        <dl className="flex gap-8">
          <div>
            <dt className="flex items-center gap-1.5 text-xs font-semibold text-brand-text">
              <GiveGlyph className="size-5" />
              {own(($) => $.toGive)}
            </dt>
            <dd className={figure}>{number(owner.give)}</dd>
          </div>
          <div>
            <dt className="flex items-center gap-1.5 text-xs font-semibold text-ink-2">
              <SpendGlyph className="size-5" />
              {own(($) => $.toSpend)}
            </dt>
            <dd className={figure}>{number(owner.spend)}</dd>
          </div>
        </dl>
      </div>
      {owner.lockedAt && (
        <p className="mt-5 flex items-start gap-2 rounded-md bg-warn-soft p-3 text-sm text-warn-text">
          <Lock className="mt-0.5 size-4.5 shrink-0" aria-hidden="true" />
          <span>{t(($) => $.lockedSince, { date: date(owner.lockedAt), reason: owner.lockReason ?? "" })}</span>
        </p>
      )}
    </>
  );
}

type Open = { kind: "gift" } | { kind: "redeem" } | { kind: "lock" } | { kind: "reverse"; line: Line } | null;

function Statement({ owner, onReverse }: { owner: Owner; onReverse: (line: Line) => void }) {
  const { t } = useTranslation("points-reporting");
  const { t: own } = useTranslation("statement");
  const [params] = useSearchParams();
  const { timeZone } = useFormat();
  const { filter, filtered, change } = useLineFilter();
  const account = params.get("account") === "allocation" ? "allocation" : "redeemable";
  const kind = memberKinds[account].find((one) => one === filter.kind);
  const query = { ...(kind && { typeIn: [kind] }), ...dayBounds(filter.from, filter.to, timeZone) };
  const list = useLines(owner.id, account, query);
  const { downloading, download } = useDownload();
  return (
    <section aria-labelledby="statement" className="min-w-0">
      <div className="mt-8 mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="statement" className="font-display text-title font-[480] track-display">
          {t(($) => $.statement)}
        </h2>
        <div className="flex flex-wrap gap-2">
          <SegmentedControl
            size="sm"
            label={own(($) => $.which)}
            value={account}
            onChange={(value) => change({ account: value === "redeemable" ? "" : value, kind: "" })}
            options={[
              { value: "redeemable", label: own(($) => $.toSpend) },
              { value: "allocation", label: own(($) => $.toGive) },
            ]}
          />
          <Button
            kind="line"
            size="sm"
            off={downloading}
            onClick={() =>
              void download(
                () => fetchStatementFile(owner.id, query),
                "points.csv",
                t(($) => $.exported),
              )
            }
          >
            <Download className="size-4.5" aria-hidden="true" />
            {t(($) => $.export)}
          </Button>
        </div>
      </div>
      <LineFilters
        labels={{
          title: own(($) => $.filter.title),
          kind: own(($) => $.filter.kind),
          all: own(($) => $.filter.all),
          from: own(($) => $.filter.from),
          to: own(($) => $.filter.to),
          clear: own(($) => $.filter.clear),
        }}
        kinds={memberKinds[account].map((value) => ({ value, label: own(($) => $.kind[value]) }))}
        filter={filter}
        filtered={filtered}
        onChange={change}
      />
      {list.error && !list.data ? (
        <LoadFailed busy={list.isValidating} onRetry={() => void list.mutate()} />
      ) : !list.data ? (
        <Skeleton className="h-64" />
      ) : list.items.length === 0 ? (
        <EmptyState compact title={filtered ? own(($) => $.empty.filteredTitle) : own(($) => $.empty.title)}>
          {filtered ? own(($) => $.empty.filteredText) : t(($) => $.nothing)}
        </EmptyState>
      ) : (
        <>
          <LinesTable lines={list.items} label={t(($) => $.statementOf, { name: owner.name })} onReverse={onReverse} />
          {list.more && (
            <Button kind="line" className="mt-5" off={list.loadingMore} onClick={() => void list.loadMore()}>
              {own(($) => $.more)}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

export function Component() {
  const { t } = useTranslation("points-reporting");
  const { id = "" } = useParams();
  const { may } = useApps();
  const { data: owner, error, isValidating, mutate } = useOwner(id);
  const [open, setOpen] = useState<Open>(null);
  // On a phone the name needs the bar.
  const inBar = useMedia(SM);
  if (error && (error.status === 404 || error.status === 400)) return <NotFound />;
  const close = () => setOpen(null);
  const unlocks = can(owner, "unlock");
  const redeems = may("reward:admin") && owner?.archived && owner.keepsUntil !== null && owner.spend > 0;
  const redeem = (className: string) =>
    redeems && (
      <Button size="sm" className={className} onClick={() => setOpen({ kind: "redeem" })}>
        {t(($) => $.redeem)}
      </Button>
    );
  return (
    <Page
      title={owner?.name ?? t(($) => $.title)}
      back={{ to: pathTo("points-reporting"), label: t(($) => $.back) }}
      max="max-w-[74rem]"
      actions={
        <>
          {(can(owner, "lock") || unlocks) && (
            <Button kind="line" size="sm" className="max-sm:h-11" onClick={() => setOpen({ kind: "lock" })}>
              <Lock className="size-4.5 max-sm:hidden" aria-hidden="true" />
              {unlocks ? t(($) => $.unlock.act) : t(($) => $.lock.act)}
            </Button>
          )}
          {inBar && redeem("")}
          {can(owner, "gift") && (
            <Button size="sm" className="max-sm:h-11" onClick={() => setOpen({ kind: "gift" })}>
              {t(($) => $.gift.act)}
            </Button>
          )}
        </>
      }
    >
      {owner ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 pt-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="min-w-0">
            <Head owner={owner} />
            {!inBar && redeem("mt-5 h-11 w-full")}
            <Statement owner={owner} onReverse={(line) => setOpen({ kind: "reverse", line })} />
          </div>
          <div className="min-w-0">
            <MadeOf owner={owner} />
            <Sums owner={owner} />
          </div>
        </div>
      ) : error ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <Skeleton className="mt-5 h-96" />
      )}
      {owner && open?.kind === "gift" && <GiftDialog owner={owner} onClose={close} />}
      {owner?.keepsUntil && open?.kind === "redeem" && (
        <RedeemForDialog person={owner} keepsUntil={owner.keepsUntil} onClose={close} />
      )}
      {owner && open?.kind === "lock" && <LockDialog owner={owner} onClose={close} />}
      {owner && open?.kind === "reverse" && <ReverseDialog owner={owner} line={open.line} onClose={close} />}
    </Page>
  );
}
