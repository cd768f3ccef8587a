import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Download, KeyRound } from "@plaudit/ui/later-icons.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { EventRow } from "../features/audit/components/event-row.tsx";
import { LogFilters } from "../features/audit/components/log-filters.tsx";
import { type AuditEvent, fetchLogFile, useLog, useZone } from "../features/audit/data.ts";
import { type LogFilters as Filters, filtersOf } from "../features/audit/filters.ts";
import { LoadFailed } from "../lib/load-failed.tsx";
import { useDownload } from "../lib/use-download.ts";

const SealDialog = lazy(() =>
  import("../features/audit/components/seal-dialog.tsx").then((module) => ({ default: module.SealDialog })),
);

export function Component() {
  const { t } = useTranslation("audit");
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const filters = filtersOf(search);
  const zone = useZone();
  const { items, pages, error, more, loadingMore, loadMore, mutate, isValidating } = useLog(filters, zone);
  const { downloading, download } = useDownload();
  const [proof, setProof] = useState<"unasked" | "open" | "closed">("unasked");
  const narrowed = Object.values(filters).some(Boolean);
  const change = (changed: Partial<Filters>) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changed))
        if (value) next.set(name, value);
        else next.delete(name);
      return next;
    });
  const names = Object.assign({}, ...pages.map((page) => page.names)) as Record<string, string>;
  const labels = Object.assign({}, ...pages.map((page) => page.labels)) as Record<string, string>;
  const dayOf = (event: AuditEvent) => format.date(event.createdAt, { dateStyle: "full", timeZone: zone ?? "UTC" });
  const days = Map.groupBy(items, dayOf);
  return (
    <Page
      title={t(($) => $.title)}
      max="max-w-[66rem]"
      actions={
        <>
          <Button kind="line" size="sm" className="max-sm:h-11" onClick={() => setProof("open")}>
            <KeyRound className="size-4.5" aria-hidden="true" />
            <span className="max-sm:sr-only">{t(($) => $.seal.title)}</span>
          </Button>
          <Button
            kind="line"
            size="sm"
            className="max-sm:h-11"
            off={downloading || !zone}
            onClick={() =>
              void download(
                () => fetchLogFile(filters, zone ?? "UTC"),
                "logs.csv",
                t(($) => $.exported),
              )
            }
          >
            <Download className="size-4.5" aria-hidden="true" />
            <span className="max-sm:sr-only">{downloading ? t(($) => $.exporting) : t(($) => $.export)}</span>
          </Button>
        </>
      }
    >
      <p className="mb-5 max-w-[70ch] text-sm text-ink-2">{t(($) => $.lede)}</p>
      <LogFilters
        filters={filters}
        subject={pages.length > 0 ? (items.find(({ entityId }) => entityId === filters.about) ?? null) : undefined}
        onChange={change}
        onClear={narrowed ? () => setSearch({}) : null}
      />
      <div className="mt-8" aria-busy={isValidating}>
        {error && pages.length === 0 ? (
          <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
        ) : pages.length === 0 ? (
          <div className="grid gap-4" aria-hidden="true">
            {["a", "b", "c", "d", "e"].map((key) => (
              <Skeleton key={key} className="h-12 w-full" />
            ))}
          </div>
        ) : items.length === 0 && !more ? (
          <EmptyState title={narrowed ? t(($) => $.empty.filteredTitle) : t(($) => $.empty.title)}>
            {narrowed ? t(($) => $.empty.filteredText) : t(($) => $.empty.text)}
          </EmptyState>
        ) : (
          <>
            {[...days].map(([day, events]) => (
              <section key={day} aria-label={day} className="mb-8">
                <h2 className="mb-1 text-sm font-semibold text-ink-2">{day}</h2>
                <ul className="lines-y border-line border-y">
                  {events.map((event) => (
                    <EventRow
                      key={event.id}
                      event={event}
                      names={names}
                      labels={labels}
                      zone={zone ?? "UTC"}
                      onNarrow={change}
                    />
                  ))}
                </ul>
              </section>
            ))}
            {items.length === 0 && (
              <p role="status" className="mb-4 text-sm text-ink-2">
                {t(($) => $.noneYet)}
              </p>
            )}
            {more ? (
              <Button kind="line" off={loadingMore} onClick={() => void loadMore()}>
                {t(($) => $.more)}
              </Button>
            ) : (
              <p className="text-sm text-ink-3">{t(($) => $.end)}</p>
            )}
          </>
        )}
      </div>
      {proof !== "unasked" && (
        <Suspense>
          <SealDialog open={proof === "open"} onClose={() => setProof("closed")} zone={zone ?? "UTC"} />
        </Suspense>
      )}
    </Page>
  );
}
