import { useApps } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { RankingsPanel } from "../features/recognition/components/rankings-panel.tsx";
import { ReportRow } from "../features/recognition/components/report-row.tsx";
import { useDirectReports } from "../features/recognition/data.ts";
import { PartFailed } from "../lib/part-failed.tsx";
import { pathTo } from "../screens.ts";

function Reports() {
  const { t } = useTranslation("direct-reports");
  const { number } = useFormat();
  const query = useDirectReports();
  const mayRecognize = useApps().may("recognition:create");
  const { data, items, error } = query;
  if (!data && error) return <PartFailed query={query} />;
  if (!data)
    return (
      <div role="status" aria-label={t(($) => $.loading)} className="grid gap-4">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-32 rounded-lg" />
        ))}
      </div>
    );
  const [first] = items;
  const total = data[0]?.total ?? items.length;
  if (!first)
    return (
      <EmptyState
        title={t(($) => $.empty.title)}
        action={<LinkButton to={pathTo("home")}>{t(($) => $.home)}</LinkButton>}
      >
        {t(($) => $.empty.text)}
      </EmptyState>
    );
  return (
    <>
      <p className="font-display text-display font-[440] track-display">
        {t(($) => $.heading, { count: total, n: number(total) })}
      </p>
      <p className="mt-2 mb-6 text-sm text-ink-2">
        {items.length > 1 && !first.withheld && `${t(($) => $.longest, { name: first.person.firstName })} `}
        {t(($) => $.private)}
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {items.map((report) => (
          <ReportRow key={report.person.id} report={report} first={report === first} mayRecognize={mayRecognize} />
        ))}
      </ul>
      {query.more && (
        <Button kind="line" className="mx-auto mt-6 flex" onClick={query.loadMore} disabled={query.loadingMore}>
          {t(($) => $.more)}
        </Button>
      )}
      <div className="mt-6 max-w-md">
        <RankingsPanel />
      </div>
    </>
  );
}

export function Component() {
  const { t } = useTranslation("direct-reports");
  return (
    <Page named title={t(($) => $.title)}>
      <Reports />
    </Page>
  );
}
